// Effects as data: sentences of a game's own words, which can be granted, copied, listed and explained, and one
// interpreter that carries them out.

import {
  type Core,
  enter,
  type Frame,
  isOver,
  LudotekaError,
  mutable,
  param,
  type Step,
  type Verbs,
} from '@ludoteka/kernel'
import type { FrameOf } from './types.ts'

/** The parameters of every word, or of every condition. */
export type Vocabulary = object

/** A condition by its name, with its parameters. */
export type Condition<C extends Vocabulary> = { readonly [K in keyof C]: { readonly is: K } & C[K] }[keyof C]

/** A word with its parameters, and what it depends on. */
export type WordSentence<W extends Vocabulary, C extends Vocabulary> = {
  readonly [K in keyof W]: { readonly word: K } & W[K] & {
      /** Carried out only if this holds when its turn comes. */
      readonly if?: Condition<C>
      /** Carried out only if the word directly before it took effect. */
      readonly ifDone?: true
      /** Carried out instead, where the word was not carried out or did not take effect. */
      readonly else?: WordEffect<W, C>
    }
}[keyof W]

/** An effect: its sentences in order. Plain JSON. */
export type WordEffect<W extends Vocabulary, C extends Vocabulary> = readonly WordSentence<W, C>[]

/** What the frame of an effect keeps: which list of sentences, the one whose turn it is, and whether it took effect. */
export const wordParams = {
  path: param.text,
  next: mutable(param.count),
  ran: mutable(param.flag),
  done: mutable(param.flag),
} as const

export type WordFrame = Frame & { readonly path: string; next: number; ran: boolean; done: boolean }

/** Everything else the frame says: whose effect it is, of which card. */
export type WordContext<G extends Frame> = Omit<G, 'step' | keyof typeof wordParams>

export type Word<S, E, P, Effect> = {
  /**
   * Carries the word out, and says whether it took effect: it changed something. A word that first has to ask says
   * nothing, and the step that does it calls `tookEffect`. `at` is the place of this sentence, for lists inside it.
   */
  run(s: S, e: E, params: P, at: string): boolean | undefined
  /** Whether it could take effect now, for lists inside it by `canDo`; without this question it always could. */
  can?(s: S, e: E, params: P, canDo: (effect: Effect) => boolean): boolean
}

export type InterpreterRules<S, E, W extends Vocabulary, C extends Vocabulary, Name extends string> = {
  readonly step: Name
  /** A frame without what the interpreter keeps in it; a game may write it out, which is faster than leaving things out. */
  context?(f: E): E
  /** The effect that is meant, by table. */
  effect(e: E): WordEffect<W, C>
  readonly words: { readonly [K in keyof W]: Word<S, E, W[K], WordEffect<W, C>> }
  readonly conditions: { readonly [K in keyof C]: { holds(s: S, e: E, params: C[K]): boolean }['holds'] }
  /** Puts on the stack what follows every word, such as a look for the dead: it happens after all the word asks. */
  afterEach?(s: S, e: E): void
}

export type Interpreter<
  S extends Core,
  F extends Frame,
  V extends object,
  W extends Vocabulary,
  C extends Vocabulary,
  Name extends F['step'],
> = {
  readonly steps: { readonly [K in Name]: Step<S, FrameOf<F, K>, V> }
  /** The frame of an effect, or of a list inside it: the place of the sentence and the way from there, with dots. */
  frame(e: WordContext<FrameOf<F, Name>>, path?: string): FrameOf<F, Name>
  /** The sentence at a place, for the steps that ask for it. */
  sentence(e: WordContext<FrameOf<F, Name>>, at: string): WordSentence<W, C>
  /** The word that was carried out last, and asked something first, has changed something. */
  tookEffect(s: S): void
  /** Carries the word at a place out once more, where something else had to happen first. */
  again(s: S, e: WordContext<FrameOf<F, Name>>, at: string): void
  /** Whether some sentence of the effect could do something now. */
  canDo(s: S, e: WordContext<FrameOf<F, Name>>, effect: WordEffect<W, C>): boolean
}

type AnyParams = Readonly<Record<string, object>>
type AnySentence = WordSentence<AnyParams, AnyParams>
type AnyEffect = readonly AnySentence[]

export function interpreter<
  S extends Core,
  F extends Frame,
  V extends object,
  W extends Vocabulary,
  C extends Vocabulary,
  Name extends F['step'],
>(rules: InterpreterRules<S, WordContext<FrameOf<F, Name>>, W, C, Name>): Interpreter<S, F, V, W, C, Name>
export function interpreter(
  rules: InterpreterRules<Core, object, AnyParams, AnyParams, string>,
): Interpreter<Core, Frame, Verbs, AnyParams, AnyParams, string> {
  const { step: name, words, conditions } = rules

  const mayRun = (s: Core, e: object, { if: condition }: AnySentence): boolean =>
    condition === undefined || entryOf(conditions, condition.is)(s, e, condition)

  const canDo = (s: Core, e: object, effect: AnyEffect): boolean =>
    effect.some(sentence => {
      const { can } = entryOf(words, sentence.word)
      const could = mayRun(s, e, sentence) && (can === undefined || can(s, e, sentence, list => canDo(s, e, list)))
      return could || canDo(s, e, sentence.else ?? [])
    })

  const frame = (e: object, path = ''): WordFrame => ({ step: name, ...e, ...beginning(path) })

  /** Carries out the word whose turn it is, below whatever it asks. */
  const begin = (s: Core, f: WordFrame, e: object, sentence: AnySentence): void => {
    const isLeftOut = (sentence.ifDone && !f.done) || !mayRun(s, e, sentence)
    f.ran = true
    f.done = false
    enter<Frame>(s, f)
    if (isLeftOut) return
    rules.afterEach?.(s, e)
    if (entryOf(words, sentence.word).run(s, e, sentence, placeOf(f))) f.done = true
  }

  /** The word whose turn it was has been carried out, with all it asked: on to the next, if need be past its else. */
  const goOn = (s: Core, f: WordFrame, e: object, sentence: AnySentence): void => {
    const place = placeOf(f)
    f.next++
    f.ran = false
    enter<Frame>(s, f)
    if (!f.done && sentence.else) enter<Frame>(s, frame(e, `${place}.else`))
  }

  const step: Step<Core, WordFrame, Verbs> = {
    run(s, f) {
      const e = rules.context?.(f) ?? contextOf(f)
      const sentences = listAt(rules.effect(e), f.path)
      for (;;) {
        const sentence = sentences[f.next]
        if (sentence === undefined) return
        if (f.ran) goOn(s, f, e, sentence)
        else begin(s, f, e, sentence)
        // Where nothing else is to be done first, this is the step that comes next.
        if (s.stack[s.stack.length - 1] !== f || isOver(s)) return
        s.stack.pop()
      }
    },
  }

  const sentenceAt = (e: object, at: string): AnySentence => {
    const dot = at.lastIndexOf('.')
    const list = listAt(rules.effect(e), at.slice(0, Math.max(0, dot)))
    return list[Number(at.slice(dot + 1))] ?? broken(`An effect has no sentence at ${at}.`)
  }

  return {
    steps: { [name]: step },
    frame,
    sentence: sentenceAt,
    again(s, e, at) {
      const sentence = sentenceAt(e, at)
      if (entryOf(words, sentence.word).run(s, e, sentence, at)) tookEffect(s, name)
    },
    canDo,
    tookEffect: s => tookEffect(s, name),
  }
}

/** The part of a frame at the first sentence of a list, for files that the interpreter itself builds on. */
export const beginning = (path = ''): Omit<WordFrame, 'step'> => ({ path, next: 0, ran: false, done: false })

/** `tookEffect` of the interpreter whose step this is, for the same files. */
export function tookEffect(s: Core, step: string): void {
  const under: (Frame & { done?: boolean; readonly ran?: boolean }) | undefined = s.stack.findLast(
    frame => frame.step === step,
  )
  if (under?.ran) under.done = true
}

function contextOf({ step: _step, path: _path, next: _next, ran: _ran, done: _done, ...context }: WordFrame): object {
  return context
}

const placeOf = ({ path, next }: WordFrame): string => (path === '' ? `${next}` : `${path}.${next}`)

/** The list of sentences at a place of an effect. */
function listAt(effect: AnyEffect, path: string): AnyEffect {
  if (path === '') return effect
  let found: unknown = effect
  for (const key of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  }
  return Array.isArray(found) ? found : broken(`An effect has no sentences at ${path}.`)
}

function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T {
  return table[key] ?? broken(`There is no word ${key}.`)
}

function broken(message: string): never {
  throw new LudotekaError('broken-rules', message)
}

/** The words and conditions of a game in one language. One that is missing does not compile. */
export type Explanations<W extends Vocabulary, C extends Vocabulary> = {
  readonly words: {
    readonly [K in keyof W]: (params: W[K], explain: (effect: WordEffect<W, C>) => string) => string
  }
  readonly conditions: { readonly [K in keyof C]: (params: C[K]) => string }
  readonly if: (condition: string, sentence: string) => string
  readonly ifDone: (sentence: string) => string
  readonly else: (sentence: string, instead: string) => string
  /** Sentences one after the other. */
  readonly join: (sentences: readonly string[]) => string
}

/** An effect in words, as a card's text or on hover. */
export function explainer<W extends Vocabulary, C extends Vocabulary>(
  language: Explanations<W, C>,
): (effect: WordEffect<W, C>) => string
export function explainer(language: Explanations<AnyParams, AnyParams>): (effect: AnyEffect) => string {
  const explain = (effect: AnyEffect): string => language.join(effect.map(explainOne))
  const explainOne = (sentence: AnySentence): string => {
    let text = entryOf(language.words, sentence.word)(sentence, explain)
    if (sentence.if) text = language.if(entryOf(language.conditions, sentence.if.is)(sentence.if), text)
    if (sentence.ifDone) text = language.ifDone(text)
    return sentence.else ? language.else(text, explain(sentence.else)) : text
  }
  return explain
}
