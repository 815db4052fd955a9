// What this table has decided about single cards where their texts leave a question.

import type { Card } from '../../../content/cards.ts'

export const RULINGS = {
  peaceCorps: 'Each step is done as far as possible; the control of the second is read after the first.',
  zbigniewBrzezinski: 'In a flashpoint no card is turned up. The Military Operations are gained as usual.',
  ogadenWar: 'Somalia is not adjacent to Ethiopia here; Sudan and Kenya are.',
  usaid: 'The US has this choice even if the USSR chose the card as its headline.',
  albanoStalinistEconomics:
    'With the first influence in Africa the whole operation has the lower value (7.3). Coups, realignments and the Space Race are not touched.',
  theVictoriousLeader:
    'In the Headline Phase the board at the reveal counts. Such a country may itself be under USSR control. What cannot be placed is lost.',
  centcom: 'The ban holds for events too. The marker does not move any more.',
  carterDoctrine:
    'Only a die the US itself would roll, also as the defender in a realignment; it is decided before any die falls.',
  kenyaJoinsRapidDeploymentForce: 'Control is read after the influence in Kenya was added.',
  voiceOfAmericaInAmharic: 'The operation of this event itself is not raised; later ones of value 1 are.',
  theEventsOf86: 'Egypt counts. There is no limit for a single country.',
  frenchConnections: 'The first choice may be a country without USSR influence.',
  heroOfTheCrossing: 'Without a USSR card in hand only the second sentence happens. Scoring cards cannot be taken.',
  israeliPeripheryDoctrine: 'The ban of DEFCON does not hold here (6.2.6). The same country may be chosen twice.',
  afghanistanInvasion:
    'Influence placed by the directive stays. If the USSR plays this card, its own Ops are not lowered.',
  danielArapMoi: 'Lowering DEFCON to 1 makes the active player lose, who may be the USSR.',
  theDerg: 'Control is tested with the old stability and may be lost at once by the new one.',
  theLionFalters: 'Control is read before anything changes.',
  detente: 'The card is taken however it lies; if the USSR has it already, it stays as it is.',
  gosplanAdvisers: 'Scoring cards may be discarded.',
  dhofarRebellion: 'The other country may be Egypt.',
  mengistuHaileMariam:
    'Conditions are exchanged too, names of places and bans that name other cards are not. The card gives no Ops.',
  usPresidentialElections:
    'It is resolved before any other headline. Chosen by the US it cancels itself. A cancelled card is discarded even if it is starred.',
  f5eDelivery:
    'In any order, any may be left out; the ban of DEFCON does not hold here (6.2.6). The war is impossible even if no attempt was made.',
  vanguardParty: 'The countries need not be adjacent, and nothing costs double. The Sea Lanes take no part.',
  presidentialDirective30: 'The extra round needs a card in hand or “Romanian Autonomy” face up.',
  cyrusVance: 'If there is only one card, it is discarded. Scoring cards may be hit.',
  stagflation: 'The operation does not depend on what was shown. If no action round is left, the duty lapses.',
  antiZionistCommittee: 'The ban of DEFCON does not hold here (6.2.6). The same country may be chosen twice.',
  mrNyet: 'Egypt may serve for either region, not for both. If two countries are possible, two are chosen.',
  organizationOfAfricanUnity: 'The operation is compulsory; modifiers count (7.3.2).',
  separatists: 'Flashpoints are allowed.',
  famine:
    'A country with a marker may be one of the two but gets no second one. The ban of DEFCON holds for the coup. The bonus does not raise the Military Operations.',
  apolloSoyuz: 'No die, and it is not the attempt of the turn. In the last box nothing happens.',
  indianOceanZoneOfPeace: 'In a flashpoint both its own rule and this one apply. Scoring is not touched.',
  seychelles: 'Egypt counts.',
  yemeniAssassinations: 'This is Yemen, not South Yemen. Egypt counts.',
  brushWar: 'The stability of the moment counts. This is no coup: DEFCON plays no part.',
  bearTrap:
    'The changed value counts (7.3.1). Scoring cards that must be played go first (4.5.D). It lasts into the next turn.',
  summit: 'Lowering DEFCON to 1 makes the active player lose.',
  missileEnvy: 'Scoring cards are never given. If the event you got is impossible, you use its Ops.',
  muslimRevolution: 'Two different countries; if only one has US influence, that one.',
  northSeaOil: 'The extra round comes as with “Presidential Directive 30”.',
  terrorism: 'Scoring cards may be hit.',
  aldrichAmesRemix: 'Cards drawn later in the turn are open too.',
  wargames: 'There is no final scoring; at 0 the game is a draw.',
  ourManInTehran: 'If the deck is smaller, all of it is looked at; the discard pile is not shuffled in for this.',
  yuriAndSamantha: 'Given at the end of each attempt, successful or not.',
} as const satisfies Partial<Record<Card, string>>
