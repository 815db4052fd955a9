// 8.1, 8.3 to 8.5 Neutral action cards: expeditions, defenses, musters.

import { end, enter, itemAt } from '@ludoteka/kernel'
import { NEUTRAL_ACTION } from '../content/actionCards.ts'
import { AGENDA } from '../content/agendas.ts'
import { SHAPES } from '../content/barons.ts'
import { EXPEDITIONS, type Expedition, FATE, NEWS, type News } from '../content/fate.ts'
import { BLESSING, EXPEDITION_STEPS, FORTIFICATION, MOST_INVESTED, REPAIR } from '../content/numbers.ts'
import { casualtiesOf, officeOf } from './armies.ts'
import { amountOf, barons, clockwise, gain, invest, investedIn, lose, pay } from './barons.ts'
import { contextOf } from './effects/context.ts'
import { effectFrame } from './effects/frame.ts'
import { fortifiable, fortify, removeBreaches, repairable } from './effects/placeWords.ts'
import { drawFate } from './fateDeck.ts'
import { log } from './log.ts'
import { armyIndex, armyName, baronOf } from './names.ts'
import { KIT, type S, type StepsOf } from './state.ts'

const stepOf = (s: S, expedition: Expedition): number => itemAt(s.expeditionStep, EXPEDITIONS.indexOf(expedition))
const isUnderWay = (s: S, expedition: Expedition): boolean => stepOf(s, expedition) > 0

/** 8.3.5 Every other expedition moves on; one that has arrived stays. */
function moveOn(s: S, founded: Expedition | undefined): void {
  for (const [i, expedition] of EXPEDITIONS.entries()) {
    if (expedition === founded || !isUnderWay(s, expedition)) continue
    s.expeditionStep[i] = Math.min(EXPEDITION_STEPS, stepOf(s, expedition) + 1)
  }
}

/** 8.3.6 One card, or two if blessed and the better of them. */
function newsOf(s: S, expedition: Expedition): News {
  const isBlessed = s.blessed[EXPEDITIONS.indexOf(expedition)] === true
  const drawn = Array.from({ length: isBlessed ? 2 : 1 }, () => FATE[drawFate(s)].news[expedition])
  return NEWS.find(news => drawn.includes(news)) ?? itemAt(drawn, 0)
}

const MULTIPLIERS: Readonly<Record<News, number | undefined>> = {
  x4: 4,
  x3: 3,
  x2: 2,
  x1: 1,
  noNews: undefined,
  fleetLost: 0,
}

/** 8.3.7 */
function resolve(s: S, expedition: Expedition): void {
  const news = newsOf(s, expedition)
  log(s, 'newsCame', '8.3.6', { expedition, news })
  const times = MULTIPLIERS[news]
  if (times === undefined) return
  for (const seat of clockwise(s)) {
    gain(s, seat, 'crowns', times * investedIn(s, expedition, seat), '8.3.7')
    invest(s, expedition, seat, 0)
  }
  const at = EXPEDITIONS.indexOf(expedition)
  s.expeditionStep[at] = 0
  s.blessed[at] = false
}

/** 8.5.1 What a token costs on a Muster Troops card. */
const MUSTER_PRICE =
  NEUTRAL_ACTION.musterTroops.effects.flatMap(one => (one.word === 'heal' ? [one.price ?? 0] : []))[0] ?? 0

export const NEUTRAL_CARDS: StepsOf<'neutral'> = {
  // 6.2
  'neutral.card': {
    run(s, { card }) {
      if (card === 'musterTroops') enter(s, { step: 'neutral.muster' })
      else enter(s, effectFrame(contextOf(-1, card)))
    },
  },
  // 8.5 Clockwise from the Chairman; a Hospitaller heals free besides.
  'neutral.muster': {
    run(s) {
      enter(
        s,
        ...clockwise(s).flatMap(seat => [
          { step: 'neutral.hospital' as const, seat },
          {
            step: 'effect.heal' as const,
            seat,
            left: Number.MAX_SAFE_INTEGER,
            price: MUSTER_PRICE,
            isOneArmy: true,
            army: 'none' as const,
          },
        ]),
      )
    },
  },
  'neutral.hospital': {
    run(s, { seat }) {
      for (const shape of SHAPES) {
        const office = officeOf(s, seat, shape)
        const heals = office === undefined ? [] : AGENDA[office].effects
        for (const one of heals) {
          if (one.word !== 'heal' || one.max === 'any') continue
          const n = Math.min(one.max, casualtiesOf(s, seat, shape))
          if (n === 0) continue
          const at = armyIndex(seat, shape)
          s.casualties[at] = itemAt(s.casualties, at) - n
          for (let i = 0; i < n; i++) log(s, 'healed', '8.5.1', { army: armyName(seat, shape) })
        }
      }
    },
  },
}

export const EXPEDITION: StepsOf<'expedition'> = {
  // 8.3.1
  'expedition.found': KIT.chooseOne({
    verb: 'found',
    decline: 'pass',
    seat: s => s.chairman,
    among: s => EXPEDITIONS.filter(expedition => !isUnderWay(s, expedition)),
    rules: [],
    notAmong: { rule: '8.3.1', reason: 'expeditionUnderWay' },
    final: ['pass'],
    take(s, _f, expedition) {
      log(s, 'founded', '8.3.1', { expedition })
      enter(s, ...clockwise(s).map(seat => ({ step: 'expedition.invest' as const, seat, expedition })), {
        step: 'expedition.bless',
        expedition,
      })
    },
    declined: s => enter(s, { step: 'expedition.sail', expedition: 'none' }),
    nothing: s => enter(s, { step: 'expedition.sail', expedition: 'none' }),
  }),
  // 8.3.2
  'expedition.invest': {
    ask(s, { seat }) {
      const most = Math.min(MOST_INVESTED, amountOf(s, 'crowns', seat))
      return most > 0 ? [{ seat, choice: { invest: { fields: { crowns: { min: 0, max: most } } } } }] : undefined
    },
    do: {
      invest(s, { seat, expedition }, { crowns }) {
        end(s)
        if (crowns === 0) return
        pay(s, seat, crowns, '8.3.2')
        invest(s, expedition, seat, crowns)
        log(s, 'invested', '8.3.2', { baron: baronOf(seat), expedition, n: crowns })
      },
    },
    terms: (_s, { expedition }) => ({ expedition }),
    why: { invest: { rule: '8.3.2', reason: 'investedTooMuch' } },
  },
  // 8.3.3, 8.3.4 If nobody invested it is not founded.
  'expedition.bless': {
    ask(s, { expedition }) {
      const isFunded = barons(s).some(seat => investedIn(s, expedition, seat) > 0)
      const canBless = amountOf(s, 'faith', s.headOfChurch) >= BLESSING
      return isFunded && canBless ? [{ seat: s.headOfChurch, choice: { bless: true, pass: true } }] : undefined
    },
    do: {
      bless(s, { expedition }) {
        end(s)
        lose(s, s.headOfChurch, 'faith', BLESSING, '8.3.3')
        s.blessed[EXPEDITIONS.indexOf(expedition)] = true
        begin(s, expedition)
      },
      pass(s, { expedition }) {
        end(s)
        begin(s, expedition)
      },
    },
    run(s, { expedition }) {
      const isFunded = barons(s).some(seat => investedIn(s, expedition, seat) > 0)
      if (isFunded) return begin(s, expedition)
      log(s, 'notFounded', '8.3.4', { expedition })
      enter(s, { step: 'expedition.sail', expedition: 'none' })
    },
    terms: (_s, { expedition }) => ({ expedition }),
    final: ['bless', 'pass'],
  },
  // 8.3.5, 8.3.6
  'expedition.sail': {
    run(s, { expedition }) {
      moveOn(s, expedition === 'none' ? undefined : expedition)
      for (const one of EXPEDITIONS) if (stepOf(s, one) === EXPEDITION_STEPS) resolve(s, one)
    },
  },
}

function begin(s: S, expedition: Expedition): void {
  s.expeditionStep[EXPEDITIONS.indexOf(expedition)] = 1
  enter(s, { step: 'expedition.sail', expedition })
}

export const DEFENSES: StepsOf<'defenses'> = {
  'defenses.begin': {
    run: s =>
      enter(s, ...clockwise(s).map(seat => ({ step: 'defenses.upgrade' as const, seat, repairing: 'none' as const }))),
  },
  // 8.4.1 One of: repairing one place token by token, or fortifying a city.
  'defenses.upgrade': {
    ask(s, { seat, repairing }) {
      const crowns = amountOf(s, 'crowns', seat)
      const repair = crowns < REPAIR ? [] : repairable(s, seat).filter(one => repairing === 'none' || one === repairing)
      const fortifyCity = repairing !== 'none' || crowns < FORTIFICATION ? [] : fortifiable(s, seat)
      if (repair.length + fortifyCity.length === 0) return undefined
      return [
        {
          seat,
          choice: {
            ...(repair.length > 0 ? { repair } : {}),
            ...(fortifyCity.length > 0 ? { fortify: fortifyCity } : {}),
            done: true,
          },
        },
      ]
    },
    do: {
      repair(s, { seat }, walls) {
        pay(s, seat, REPAIR, '8.4.1')
        removeBreaches(s, walls, 1, '8.4.1')
        end(s, { step: 'defenses.upgrade', seat, repairing: walls })
      },
      fortify(s, { seat }, city) {
        pay(s, seat, FORTIFICATION, '8.4.1')
        end(s)
        fortify(s, city, '8.4.1')
      },
      done: s => end(s),
    },
    why: {
      repair(s, { seat, repairing }, walls) {
        if (!repairable(s, seat).includes(walls)) return { rule: '8.4.1', reason: 'nothingToRepair' }
        return { rule: '8.4.1', reason: repairing === 'none' ? 'cannotPay' : 'onlyOnePlace' }
      },
      fortify(s, { seat, repairing }, city) {
        if (!fortifiable(s, seat).includes(city)) return { rule: '8.4.1', reason: 'cannotFortify' }
        return { rule: '8.4.1', reason: repairing === 'none' ? 'cannotPay' : 'onlyOnePlace' }
      },
    },
  },
}
