// What is wrong with something that somebody wrote, as data: a page tells it in the reader's language, errors in English.

/** What a value must be. */
export type ValueForm = 'object' | 'list' | 'string' | 'wholeNumber' | 'trueOrFalse'

/** Paths name a place in what was written, such as `zones.hand.us[2]`; what was given is shortened. */
export type Fault =
  | { readonly kind: 'form'; readonly path: string; readonly form: ValueForm }
  | ({ readonly kind: 'unknownName' | 'unknownPart'; readonly path: string } & Unknown)
  | { readonly kind: 'tooLow' | 'tooHigh'; readonly path: string; readonly given: number; readonly limit: number }
  | { readonly kind: 'option'; readonly option: string; readonly given: string; readonly known: Names }
  | { readonly kind: 'cardsMissing' | 'tooManyCards'; readonly card: string; readonly count: number }
  | { readonly kind: 'cardMisplaced'; readonly card: string; readonly zone: string }
  | { readonly kind: 'restTwice'; readonly path: string }
  | { readonly kind: 'unknownStep'; readonly step: string }
  | { readonly kind: 'noStep' | 'isOver' | 'noVersion' }

type Names = readonly string[]

/** Names that are possible: all of a few, of many those that are spelt most alike. */
type Unknown = { readonly given: string; readonly names: Names; readonly areAll: boolean }

const FORMS: Readonly<Record<ValueForm, string>> = {
  object: 'an object',
  list: 'a list',
  string: 'a string',
  wholeNumber: 'a whole number',
  trueOrFalse: 'true or false',
}

/** More names nobody reads. */
const MOST_NAMES = 12
const NEAREST = 5

export function unknownAmong(known: Names, given: string): Unknown {
  if (known.length <= MOST_NAMES) return { given, names: known, areAll: true }
  const pairs = pairsOf(given)
  const likeness = (name: string): number => {
    const own = pairsOf(name)
    return [...own].filter(pair => pairs.has(pair)).length / (own.size + pairs.size)
  }
  return { given, names: known.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, NEAREST), areAll: false }
}

/** Every two letters that follow each other. */
function pairsOf(name: string): ReadonlySet<string> {
  const letters = name.toLowerCase()
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)))
}

function named({ names, areAll }: Unknown): string {
  return areAll ? names.join(', ') : `many names; spelt most alike are ${names.join(', ')}`
}

/** In one English sentence. */
export function faultInWords(fault: Fault): string {
  switch (fault.kind) {
    case 'form':
      return `${fault.path} must be ${FORMS[fault.form]}`
    case 'unknownName':
      return `${fault.path}: ${fault.given} is not one of ${named(fault)}`
    case 'unknownPart':
      return `${fault.path} has an unknown part ${fault.given}; known are ${named(fault)}`
    case 'tooLow':
      return `${fault.path} can't be ${fault.given}: it is never below ${fault.limit}.`
    case 'tooHigh':
      return `${fault.path} can't be ${fault.given}: it is never above ${fault.limit}.`
    case 'option':
      return `The option ${fault.option} can't be ${fault.given}; possible are ${fault.known.join(', ')}.`
    case 'cardsMissing':
      return `${fault.count} of the card ${fault.card} should be somewhere and can't be found.`
    case 'tooManyCards':
      return `There are ${fault.count} too many of the card ${fault.card}.`
    case 'cardMisplaced':
      return `The card ${fault.card} can't lie in ${fault.zone}.`
    case 'restTwice':
      return `${fault.path}: another zone takes the rest of these cards already.`
    case 'unknownStep':
      return `There is no step ${fault.step}.`
    case 'noStep':
      return 'A position of an open game needs a step on its stack.'
    case 'isOver':
      return 'The game is over in this position.'
    case 'noVersion':
      return 'The match does not tell its rules version.'
  }
}
