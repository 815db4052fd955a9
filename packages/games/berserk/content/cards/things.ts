// Artefacts, terrain and equipment.

import type { CardFacts } from '../vocabulary.ts'

export const THINGS = {
  graveShroud: {
    type: 'equipment',
    elements: [],
    cost: 2,
    equipmentClass: 'armour',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: 'host',
        mods: [
          { mod: 'grantKeyword', keyword: { k: 'camouflage' } },
          { mod: 'incomingPower', n: -1, attackTypes: ['throw'] },
        ],
      },
    ],
  },
  bloodChalice: {
    type: 'artefact',
    elements: ['dark'],
    cost: 3,
    life: 6,
    rarity: 'common',
    keywords: [{ k: 'soulcatcher', x: 2 }],
    abilities: [
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        timing: 'any',
        cost: { close: true, chips: 2 },
        target: { kind: 'creature', who: 'own', where: 'any', count: 1, filter: { wounded: true } },
        effect: [
          {
            word: 'redistributeWounds',
            max: 3,
            source: 'target',
            onto: { kind: 'creature', who: 'enemy', where: 'any', count: 3, upTo: true },
          },
        ],
      },
    ],
  },
  kersamCastle: {
    type: 'terrain',
    elements: ['dark'],
    cost: 3,
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: { side: 'own', area: 'playZone', filter: { class: 'slua', creature: true } },
        mods: [{ mod: 'outgoingPower', n: 1, attackTypes: ['simpleStrike'], grades: ['strong'] }],
      },
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        timing: 'any',
        cost: { close: true },
        target: { kind: 'creature', who: 'own', where: 'any', count: 1, filter: { class: 'slua', closed: true } },
        limit: { perBattle: 1 },
        effect: [
          { word: 'open', to: 'target' },
          { word: 'wound', amount: 2, to: 'target', ifDone: true },
        ],
      },
    ],
  },
  reliquary: {
    type: 'artefact',
    elements: [],
    cost: 3,
    life: 7,
    rarity: 'common',
    keywords: [
      {
        k: 'charge',
        x: 2,
        grants: [
          {
            mod: 'grantKeyword',
            keyword: { k: 'steadfast' },
            scope: { side: 'own', area: 'adjacent', filter: { creature: true } },
          },
        ],
      },
    ],
    abilities: [
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        timing: 'any',
        cost: { close: true },
        target: { kind: 'creature', who: 'any', where: 'adjacent', count: 1, filter: { wounded: true } },
        effect: [{ word: 'heal', amount: 2, to: 'target' }],
      },
    ],
  },
  cathedralOfSegger: {
    type: 'terrain',
    elements: [],
    cost: 3,
    rarity: 'rare',
    keywords: [],
    abilities: [
      {
        id: 'a1',
        kind: 'triggered',
        type: 'influence',
        trigger: { on: 'battleStart' },
        optional: true,
        target: { kind: 'creature', who: 'own', where: 'any', count: 2, upTo: true },
        effect: [{ word: 'addLife', amount: 1, to: 'target' }],
      },
      {
        id: 's1',
        kind: 'static',
        scope: { side: 'own', area: 'playZone', filter: { class: 'inquisitor', creature: true } },
        mods: [{ mod: 'incomingPower', n: -1, attackTypes: ['discharge', 'magicStrike'] }],
      },
      {
        id: 'a2',
        kind: 'activated',
        type: 'influence',
        instant: true,
        timing: 'afterRoll',
        cost: { close: true },
        target: { kind: 'creature', who: 'own', where: 'justRolled', count: 1, filter: { class: 'inquisitor' } },
        effect: [{ word: 'modRoll', amount: 1, to: 'target' }],
      },
    ],
  },
  shieldOfFaith: {
    type: 'equipment',
    elements: [],
    cost: 2,
    equipmentClass: 'shield',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: 'host',
        mods: [
          { mod: 'grantKeyword', keyword: { k: 'armour', x: 1 } },
          { mod: 'incomingPower', n: -1, attackTypes: ['simpleStrike'], whileDefender: true },
        ],
      },
    ],
  },
  consecratedHammer: {
    type: 'equipment',
    elements: [],
    cost: 3,
    elite: true,
    equipmentClass: 'weapon',
    rarity: 'rare',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: 'host',
        mods: [
          { mod: 'outgoingPower', n: 1, attackTypes: ['simpleStrike'] },
          { mod: 'outgoingPower', n: 1, attackTypes: ['simpleStrike'], vs: { incorporeal: true, creature: true } },
          {
            mod: 'grantKeyword',
            keyword: {
              k: 'ignore',
              what: ['armour'],
              attackTypes: ['simpleStrike', 'specialStrike', 'magicStrike', 'rowStrike'],
            },
          },
        ],
      },
    ],
  },
  sulphurMist: {
    type: 'terrain',
    elements: ['fire'],
    cost: 3,
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 'a1',
        kind: 'triggered',
        type: 'influence',
        trigger: { on: 'turnStart' },
        optional: true,
        target: { kind: 'creature', who: 'enemy', where: 'firstRow', count: 1 },
        effect: [{ word: 'wound', amount: 1, to: 'target' }],
      },
    ],
  },
  warDrum: {
    type: 'artefact',
    elements: [],
    cost: 2,
    life: 5,
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        timing: 'any',
        cost: { close: true },
        target: { kind: 'creature', who: 'own', where: 'battlefield', count: 1 },
        effect: [{ word: 'modMove', amount: 1, to: 'target', duration: 'endOfTurn' }],
      },
    ],
  },
  crystalObelisk: {
    type: 'artefact',
    elements: [],
    cost: 4,
    elite: true,
    life: 8,
    rarity: 'rare',
    keywords: [{ k: 'concentration' }, { k: 'maxChips', x: 3 }],
    abilities: [
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        instant: true,
        timing: 'any',
        cost: {},
        target: { kind: 'card', who: 'ownOther', where: 'any', count: 1 },
        limit: { perTurn: 1 },
        condition: { is: 'selfChipsAtLeast', n: 1 },
        effect: [
          { word: 'transferChips', amount: { choose: { min: 1, max: 'selfChips' } }, source: 'self', to: 'target' },
        ],
      },
    ],
  },
  borderFort: {
    type: 'terrain',
    elements: [],
    cost: 2,
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: { side: 'own', area: 'ownRow', row: 3, filter: { creature: true } },
        mods: [{ mod: 'incomingPower', n: -1, attackTypes: ['shot', 'throw', 'discharge', 'rowStrike'] }],
      },
    ],
  },
  deadMarsh: {
    type: 'terrain',
    elements: ['swamp'],
    cost: 3,
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: { side: 'enemy', area: 'playZone', filter: { poisoned: true, creature: true } },
        mods: [{ mod: 'poisonBonus', n: 1, max: 3 }],
      },
    ],
  },
  mountainKeep: {
    type: 'terrain',
    elements: ['mountain'],
    cost: 3,
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: { side: 'own', area: 'playZone', filter: { inFormation: true, creature: true } },
        mods: [{ mod: 'outgoingPower', n: 1, attackTypes: ['simpleStrike'], grades: ['medium'] }],
      },
    ],
  },
  sevenLeagueBoots: {
    type: 'equipment',
    elements: [],
    cost: 2,
    equipmentClass: 'boots',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: 'host',
        mods: [
          { mod: 'move', n: 1 },
          { mod: 'grantKeyword', keyword: { k: 'manoeuvre' } },
        ],
      },
    ],
  },
  healingDraught: {
    type: 'equipment',
    elements: [],
    cost: 2,
    equipmentClass: 'potion',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        instant: true,
        timing: 'any',
        cost: {},
        effect: [
          { word: 'destroy', to: 'self' },
          {
            word: 'do',
            list: [
              { word: 'heal', amount: 4, to: 'host' },
              { word: 'loseKeyword', keyword: 'poison', to: 'host' },
            ],
            ifDone: true,
          },
        ],
      },
    ],
  },
  venomVial: {
    type: 'equipment',
    elements: [],
    cost: 2,
    equipmentClass: 'potion',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 'a1',
        kind: 'activated',
        type: 'influence',
        instant: true,
        timing: 'any',
        cost: {},
        effect: [
          { word: 'destroy', to: 'self' },
          { word: 'grantNextStrikeTrigger', ability: 'g1', to: 'host', duration: 'endOfTurn', ifDone: true },
        ],
      },
      {
        id: 'g1',
        kind: 'triggered',
        type: 'influence',
        trigger: { on: 'attackHit', attackTypes: ['simpleStrike'] },
        effect: [{ word: 'poison', amount: 2, to: 'attacked' }],
      },
    ],
  },
  runedBlade: {
    type: 'equipment',
    elements: [],
    cost: 3,
    equipmentClass: 'weapon',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: 'host',
        mods: [{ mod: 'outgoingPower', n: 1, attackTypes: ['simpleStrike'], grades: ['medium', 'strong'] }],
      },
    ],
  },
  plateHarness: {
    type: 'equipment',
    elements: [],
    cost: 3,
    equipmentClass: 'armour',
    rarity: 'common',
    keywords: [],
    abilities: [
      {
        id: 's1',
        kind: 'static',
        scope: 'host',
        mods: [
          { mod: 'grantKeyword', keyword: { k: 'armour', x: 2 } },
          { mod: 'grantKeyword', keyword: { k: 'clumsiness', x: 1 } },
        ],
      },
    ],
  },
  mirrorShield: {
    type: 'equipment',
    elements: [],
    cost: 2,
    equipmentClass: 'shield',
    rarity: 'rare',
    keywords: [],
    abilities: [
      { id: 's1', kind: 'static', scope: 'host', mods: [{ mod: 'grantKeyword', keyword: { k: 'protDischarges' } }] },
    ],
  },
} as const satisfies Readonly<Record<string, CardFacts>>
