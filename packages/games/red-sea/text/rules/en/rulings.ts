// What this table has decided about single cards where their texts leave a question.

import type { Card } from '../../../content/cards.ts'

export const RULINGS = {
  peaceCorps: 'each step is done as far as possible; the control of the second is read after the first.',
  zbigniewBrzezinski: 'in a flashpoint no card is turned up. The Military Operations are gained as usual.',
  ogadenWar: 'Somalia is not adjacent to Ethiopia here; Sudan and Kenya are.',
  usaid: 'the US has this choice even if the USSR chose the card as its headline.',
  albanoStalinistEconomics:
    'with the first influence in Africa the whole operation has the lower value (7.3). Coups, realignments and the Space Race are not touched.',
  theVictoriousLeader:
    'in the Headline Phase the board at the reveal counts. Such a country may itself be under USSR control. What cannot be placed is lost.',
  centcom: 'the ban holds for events too. The marker does not move any more.',
  carterDoctrine:
    'only a die the US itself would roll, also as the defender in a realignment; it is decided before any die falls.',
  kenyaJoinsRapidDeploymentForce: 'control is read after the influence in Kenya was added.',
  voiceOfAmericaInAmharic: 'the operation of this event itself is not raised; later ones of value 1 are.',
  theEventsOf86: 'Egypt counts. There is no limit for a single country.',
  frenchConnections: 'the first choice may be a country without USSR influence.',
  heroOfTheCrossing: 'without a USSR card in hand only the second sentence happens. Scoring cards cannot be taken.',
  israeliPeripheryDoctrine: 'the ban of DEFCON does not hold here (6.2.6). The same country may be chosen twice.',
  afghanistanInvasion:
    'influence placed by the directive stays. If the USSR plays this card, its own Ops are not lowered.',
  danielArapMoi: 'lowering DEFCON to 1 makes the active player lose, who may be the USSR.',
  theDerg: 'control is tested with the old stability and may be lost at once by the new one.',
  theLionFalters: 'control is read before anything changes.',
  detente: 'the card is taken however it lies; if the USSR has it already, it stays as it is.',
  gosplanAdvisers: 'scoring cards may be discarded.',
  dhofarRebellion: 'the other country may be Egypt.',
  mengistuHaileMariam:
    'conditions are exchanged too, names of places and bans that name other cards are not. The card gives no Ops.',
  usPresidentialElections:
    'it is resolved before any other headline. Chosen by the US it cancels itself. A cancelled card is discarded even if it is starred.',
  f5eDelivery:
    'in any order, any may be left out; the ban of DEFCON does not hold here (6.2.6). The war is impossible even if no attempt was made.',
  vanguardParty: 'the countries need not be adjacent, and nothing costs double. The Sea Lanes take no part.',
  presidentialDirective30: 'the extra round needs a card in hand or “Romanian Autonomy” face up.',
  cyrusVance: 'if there is only one card, it is discarded. Scoring cards may be hit.',
  stagflation: 'the operation does not depend on what was shown. If no action round is left, the duty lapses.',
  antiZionistCommittee: 'the ban of DEFCON does not hold here (6.2.6). The same country may be chosen twice.',
  mrNyet: 'Egypt may serve for either region, not for both. If two countries are possible, two are chosen.',
  organizationOfAfricanUnity: 'the operation is compulsory; modifiers count (7.3.2).',
  separatists: 'flashpoints are allowed.',
  famine:
    'a country with a marker may be one of the two but gets no second one. The ban of DEFCON holds for the coup. The bonus does not raise the Military Operations.',
  apolloSoyuz: 'no die, and it is not the attempt of the turn. In the last box nothing happens.',
  indianOceanZoneOfPeace: 'in a flashpoint both its own rule and this one apply. Scoring is not touched.',
  seychelles: 'Egypt counts.',
  yemeniAssassinations: 'this is Yemen, not South Yemen. Egypt counts.',
  brushWar: 'the current stability counts. This is not a coup: DEFCON plays no part.',
  bearTrap:
    'the changed value counts (7.3.1). Scoring cards that must be played go first (4.5.D). It lasts into the next turn.',
  summit: 'lowering DEFCON to 1 makes the active player lose.',
  missileEnvy: 'scoring cards are never given. If the event you got is impossible, you use its Ops.',
  muslimRevolution: 'two different countries; if only one has US influence, that one.',
  northSeaOil: 'the extra round comes as with “Presidential Directive 30”.',
  terrorism: 'scoring cards may be hit.',
  aldrichAmesRemix: 'cards drawn later in the turn are open too.',
  wargames: 'there is no final scoring; at 0 the game is a draw.',
  ourManInTehran: 'if the deck is smaller, all of it is looked at; the discard pile is not shuffled in for this.',
  yuriAndSamantha: 'given at the end of each attempt, successful or not.',
} as const satisfies Partial<Record<Card, string>>
