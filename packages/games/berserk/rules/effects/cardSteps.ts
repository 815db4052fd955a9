// Choices of cards, cells and texts while an effect is carried out.

import {
  type Choice,
  EVERYBODY,
  end,
  enter,
  kindsIn,
  offer,
  removeRows,
  required,
  rule,
  type Seat,
  reveal as show,
} from '@ludoteka/kernel'
import type { AbilityName } from '../../content/abilities.ts'
import { CARD, type CardId, printedName } from '../../content/cards.ts'
import { isOdd } from '../../content/numbers.ts'
import { ATTACK } from '../../content/terms.ts'
import type { Effect, Trigger } from '../../content/vocabulary.ts'
import { resultOf, rollsOf } from '../attack/dice.ts'
import { findAttack, struckOf } from '../attack/rows.ts'
import { mayBeTaken } from '../entering.ts'
import type { F, Use } from '../frames.ts'
import { log } from '../log.ts'
import { cardOf, cellOf, has, newPiece, passes, rowOf, viewpointOf } from '../pieces.ts'
import { relocate } from '../relocation.ts'
import { cardFits } from '../squad.ts'
import { KIT, type S, type StepsOf, ZONES } from '../state.ts'
import { faceOf, who } from '../told.ts'
import { PRINTED_TRAITS } from '../traits.ts'
import { trigger } from '../triggers.ts'
import { asUse } from '../use.ts'
import type { Verbs } from '../verbs.ts'
import { effectFrame, reportDone } from './frame.ts'
import { effects } from './interpreter.ts'
import { cellsBeside } from './placeWords.ts'

type FrameAt<K extends string> = Extract<F, { step: K }>

/** The lists of a word that somebody chooses from. */
function optionsAt(use: Use, at: string): readonly Effect[] {
  const sentence = effects.sentence(use, at)
  return sentence.word === 'opponentChooses' ? sentence.options : []
}

/** What could have no effect can't be picked. */
function possibleOptions(s: S, f: FrameAt<'effect.choose'>): readonly number[] {
  const use = asUse(f)
  return optionsAt(use, f.at).flatMap((option, i) => (effects.canDo(s, use, option) ? [i + 1] : []))
}

/** The controller of the attacked card. */
function chooser(s: S, f: Use): Seat {
  const a = findAttack(s, f.attack)
  return a ? rowOf(s, struckOf(a)).controller : f.seat
}

function pickOption(s: S, f: FrameAt<'effect.choose'>, option: number): void {
  log(s, 'chose', '18.8.1', { seat: chooser(s, f), ability: f.ability, option })
  enter(s, effectFrame(asUse(f), `${f.at}.options.${option - 1}`))
  reportDone(s)
}

/** 29 What a search may find. */
function searchable(s: S, f: FrameAt<'effect.search'>): readonly CardId[] {
  const sentence = effects.sentence(asUse(f), f.at)
  if (sentence.word !== 'summon') return []
  return kindsIn(s, ZONES.deck, f.seat, card => cardFits(sentence.filter, card) && mayBeTaken(s, f.seat, card))
}

/** N.45 Cards of the deck with Unity, of lower printed cost and another name. */
function unifiable(s: S, f: FrameAt<'effect.unity'>): readonly CardId[] {
  if (f.shown.length >= f.x) return []
  const { cost } = CARD[cardOf(s, f.source)]
  return kindsIn(
    s,
    ZONES.deck,
    f.seat,
    card => PRINTED_TRAITS.get(card)?.amounts.unity !== undefined && CARD[card].cost < cost && !f.shown.includes(card),
  )
}

/** Abilities of a shown card that begin with "on strike" and fit this strike. */
function onStrike(s: S, f: Use, card: CardId): readonly AbilityName[] {
  const a = findAttack(s, f.attack)
  if (!a) return []
  const isFitting = ({ on, attackTypes, grades, vs }: Trigger): boolean =>
    on === 'attackHit' &&
    attackTypes !== undefined &&
    attackTypes.every(type => ATTACK[type].strike) &&
    attackTypes.includes(a.type) &&
    (!grades || grades.some(grade => grade === a.grade)) &&
    passes(s, vs, struckOf(a), viewpointOf(s, f.source))
  return CARD[card].abilities.flatMap(one =>
    one.kind === 'triggered' && isFitting(one.trigger) ? [printedName(card, one.id)] : [],
  )
}

export const CARD_STEPS: Pick<
  StepsOf<'effect'>,
  'effect.again' | 'effect.choose' | 'effect.relocate' | 'effect.search' | 'effect.unity' | 'effect.rolled'
> = {
  // 22.3
  'effect.again': { run: (s, f) => effects.again(s, asUse(f), f.at) },

  'effect.choose': {
    ask(s, f) {
      const options = possibleOptions(s, f)
      return options.length > 1 ? offer(chooser(s, f), { option: options }) : undefined
    },
    do: {
      option(s, f, option) {
        end(s)
        pickOption(s, f, option)
      },
    },
    run(s, f) {
      const [only] = possibleOptions(s, f)
      if (only !== undefined) pickOption(s, f, only)
    },
    terms: (s, f) => ({ seat: chooser(s, f), ...who(s, f.source), ability: f.ability, attack: f.attack }),
    why: { option: { rule: '19.4', reason: 'noEffect' } },
  },

  // N.1, 28.6.6
  'effect.relocate': KIT.chooseOne({
    verb: 'cell',
    seat: (_s, f) => f.seat,
    among: (s, f) => cellsBeside(s, f.source),
    rules: [rule('N.1', 'notBeside', (s, f, cell) => cellsBeside(s, f.source).includes(cell))],
    take(s, f, cell) {
      const from = required(cellOf(s, f.source), 'the cell of the agile card')
      relocate(s, f.source, cell)
      log(s, 'relocated', 'N.1', { piece: f.source, card: faceOf(s, f.source), from, to: cell })
      reportDone(s)
    },
    terms: (s, f) => ({ seat: f.seat, ...who(s, f.source) }),
  }),

  // D16 Asked also where the deck holds nothing, so that it tells nothing.
  'effect.search': {
    ask: (s, f): ReturnType<typeof offer<Verbs>> => offer<Verbs>(f.seat, { search: searchable(s, f), done: true }),
    do: {
      search(s, f, card) {
        const piece = newPiece(s, { card, owner: f.seat, controller: f.seat, at: 'deck' })
        end(s, { step: 'effect.place', ...asUse(f), piece, how: 'summon', isClosed: false })
      },
      done(s, f) {
        log(s, 'searchedInVain', '29', { seat: f.seat })
        end(s)
      },
    },
    terms: (s, f) => ({ seat: f.seat, ...who(s, f.source), ability: f.ability }),
    why: { search: { rule: '29', reason: 'notInDeck' } },
  },

  // N.45, 28.6.5
  'effect.unity': {
    ask: (s, f) => (f.shown.length >= f.x ? undefined : offer<Verbs>(f.seat, unityChoice(s, f))),
    do: {
      search(s, f, card) {
        f.shown = [...f.shown, card]
        let isShown = false
        show(s, ZONES.deck, f.seat, EVERYBODY, kind => {
          const isFirst = kind === card && !isShown
          isShown ||= isFirst
          return isFirst
        })
        log(s, 'unityShown', 'N.45', { seat: f.seat, cards: [card] })
        enter(s, ...onStrike(s, f, card).map(ability => effectFrame({ ...asUse(f), ability })))
        reportDone(s)
      },
      done: s => end(s),
    },
    final: ['search', 'done'],
    terms: (s, f) => ({ seat: f.seat, ...who(s, f.source), left: f.x - f.shown.length }),
    why: { search: { rule: 'N.45', reason: 'notInDeck' } },
  },

  // After W2 the entry with the result happens; Plague looks at the printed face.
  'effect.rolled': {
    run(s, f) {
      const [row] = rollsOf(s, f.roll)
      const roll = required(row, 'the die')
      const result = resultOf(s, roll)
      const { source } = f
      log(s, 'rollSettled', '13.5', { piece: source, card: faceOf(s, source), die: roll.die, result })
      removeRows(s.rolls, one => one.id === f.roll)
      if (isOdd(roll.face) && has(s, source, 'plague'))
        trigger(s, source, 'plague', rowOf(s, source).controller, f.cause, { x: roll.face })
      const use = asUse(f)
      const sentence = effects.sentence(use, f.at)
      if (sentence.word !== 'rollDie') return
      const i = sentence.results.findIndex(({ from, to }) => from <= result && result <= to)
      if (i < 0) return
      enter(s, effectFrame(use, `${f.at}.results.${i}.list`))
      reportDone(s)
    },
  },
}

const unityChoice = (s: S, f: FrameAt<'effect.unity'>): Choice<Verbs> => ({ search: unifiable(s, f), done: true })
