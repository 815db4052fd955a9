// Every number, element, class and keyword of every card, and the costs, types and targets of its abilities. What they do
// is told in the tests beside this one.

import { expect, test } from 'vitest'
import { CARD, CARDS, type CardId } from '../../content/cards.ts'
import type { KeywordInstance } from '../../content/keywords.ts'
import type { Ability, Activated, Target } from '../../content/vocabulary.ts'

const PRINTED: Readonly<Record<CardId, string>> = {
  vampire: '4 silver · dark · creature (slua) · life 9 · move 2 · strike 1-2-3: unanswered, vampirism -1',
  sluaWitch: '4 silver · dark · creature (slua) · life 8 · move 2 · strike 2-2-3: vampirism, maxLife 12',
  kersamNobility: '5 silver · dark · creature (slua) · life 7 · move 1 · strike 1-1-2: unique',
  grimNoblewoman: '7 silver · dark · creature (slua) · life 8 · move 2 · strike 2-3-5: unique, vampirism, maxLife 12',
  vurdalak: '7 gold · dark · creature (slua) · life 13 · move 2 · strike 3-3-4: expAttack 1, vampirism, maxLife 13',
  fledgling:
    '3 silver · dark · creature (slua) · life 6 · move 1 · strike 1-2-2: horde, thirst 1, vampirism, maxLife 9',
  heraldBat: '3 silver · dark · creature · life 5 · strike 1-1-2: flying, directed, protShots',
  nightHarpy: '5 gold · dark · creature (slua) · life 7 · strike 2-2-3: flying, carrionEating',
  boneHound: '3 silver · dark · creature (undead) · life 6 · move 2 · strike 1-2-2: incarnation 3, wrath',
  clingingSoul: '3 silver · dark · creature · life 3 · strike 0-0-1: symbiote, incorporeal, giftOfLife 2',
  bloodConjurer:
    '5 gold · dark · creature (slua) · life 8 · move 1 · strike 1-2-2: bloodMagic, maxChips 3, expDischarge 1',
  soulReaper:
    '6 gold · dark · creature (slua) · life 9 · move 1 · strike 2-2-3: unique, soulcatcher 3, meditation, protPoison',
  countessMorael:
    '9 gold · dark · creature (slua) · life 12 · move 2 · strike 3-4-5: unique, vampirism, maxLife 18, rage 1, steadfast, thickSkinned',
  faithfulServant:
    '5 silver · dark · creature (thrall) · life 10 · move 1 · strike 2-2-3: devotion 2, giftOfLife 2, camouflage',
  plagueHerald: '3 silver · dark · creature (undead) · life 5 · move 1 · strike 1-2-2: expDefence 1, incarnation 3',
  hornedDemon:
    '7 silver · dark · creature (demon) · life 7 · move 1 · strike 2-2-3: teleportation, vampirism, maxLife 12, protPoison, protShots',
  charon: '5 silver · dark · creature · life 8 · move 1 · strike 1-1-2',
  zombie: '6 silver · dark · creature (undead) · life 11 · move 1 · strike 1-2-2: directed',
  baraka: '7 gold · dark · creature (undead) · life 13 · move 1 · strike 3-4-4: expDefence 1, notClosingAttack',
  shimmeringSerpent: '7 gold · dark · creature (dragon) · life 13 · strike 2-2-3: flying, unique',
  wailingShade: '4 silver · dark · creature (undead) · life 6 · move 2 · strike 1-2-3: incorporeal, fading 1, curse',
  mindLeech: '5 gold · dark · creature · life 5 · strike 0-1-1: parasite, cannotBeTakenWith',
  wanderingUngar: '5 gold · dark+fire · creature (ungar) · life 8 · move 1 · strike 1-2-2: meditation, multiElement',
  krondak: '4 silver · neutral · creature (inquisitor) · life 7 · move 1 · strike 1-1-2',
  alvalind: '5 silver · neutral · creature (inquisitor) · life 8 · move 1 · strike 1-2-3: unique',
  paladinOfAllamor: '6 silver · neutral · creature (inquisitor, elf) · life 10 · move 1 · strike 2-3-4: formation',
  templeWarrior: '8 silver · neutral · creature (inquisitor) · life 13 · move 2 · strike 2-4-6',
  zealotOfSegger: '5 gold · neutral · creature (inquisitor) · life 10 · move 1 · strike 2-3-3',
  sexton: '3 silver · neutral · creature (inquisitor) · life 6 · move 1 · strike 1-1-1: concentration, maxChips 2',
  crusaderOfSegger:
    '7 silver · neutral · creature (inquisitor) · life 10 · move 1 · strike 2-3-4: unique, armour 2, guard 1, formation',
  torvald:
    '9 gold · neutral · creature (inquisitor) · life 14 · move 1 · strike 3-4-5: unique, precision, blessing, protInstant',
  orderExecutioner: '6 gold · neutral · creature (inquisitor) · life 11 · move 1 · strike 2-3-5: wrath, directed',
  wingedJusticar: '6 gold · neutral · creature (inquisitor) · life 9 · strike 2-3-4: flying, unique, protSpells',
  silentBrother: '4 silver · neutral · creature (inquisitor) · life 8 · move 2 · strike 1-2-3: stealth, vanguard',
  exorcist: '5 silver · neutral · creature (inquisitor) · life 8 · move 1 · strike 1-2-2: magicArmour 1',
  orderSeeress: '4 silver · neutral · creature (inquisitor) · life 7 · move 1 · strike 1-1-2: expAttack 1',
  assassin: '5 gold · neutral · creature (koyar) · life 7 · move 1 · strike 1-2-3: unique, jump 3',
  berserker:
    '6 gold · neutral · creature · life 10 · move 1 · strike 3-4-5: unique, expAttack 1, directed, protPoison, protSpells',
  mercenary: '4 silver · neutral · creature · life 10 · move 1 · strike 3-3-4: unique, formation',
  fortuneHunter: '5 silver · neutral · creature · life 8 · move 1 · strike 1-2-3: unique',
  hermitess: '5 silver · neutral · creature · life 9 · move 1 · strike 1-1-2',
  volot: '9 gold · neutral · creature · life 24 · move 1 · strike 5-6-7: unique, clumsiness 1',
  ironSentinel:
    '6 silver · neutral · creature (construct) · life 10 · move 1 · strike 2-2-3: armour 1, protRanged, noWoundsFrom',
  orderIntercessor:
    '3 silver · steppe · creature (inquisitor) · life 7 · move 1 · strike 1-1-2: notClosingDefend, expDefence 1',
  crossbowman: '6 silver · steppe · creature (akkenian) · life 8 · move 1 · strike 1-2-3: maxChips 4, formation',
  footManAtArms: '6 gold · steppe · creature (akkenian) · life 12 · move 1 · strike 2-2-3: protShots, formation',
  whiteVulture: '4 silver · steppe · creature · life 7 · strike 1-2-3: flying, carrionEating, expDefence 1',
  nomad: '3 silver · steppe · creature · life 8 · move 2 · strike 1-2-3',
  kshar: '3 silver · steppe · creature · life 6 · move 2 · strike 1-2-2',
  ost: '4 silver · steppe · creature · life 7 · move 1 · strike 1-1-2',
  steppeWerewolf:
    '4 silver · steppe · creature · life 7 · move 2 · strike 2-2-3: expAttack 1, regeneration 1, protPoison',
  orc: '5 silver · steppe · creature (orc) · life 10 · move 1 · strike 3-3-4',
  shieldBearer: '7 silver · steppe · creature (akkenian) · life 10 · move 1 · strike 1-2-3: formation',
  glorm: '4 gold · steppe · creature (toaDan) · life 7 · move 1 · strike 1-1-2',
  manticore: '4 gold · steppe · creature · life 7 · strike 2-2-3: flying, unique, protSpells',
  minotaur: '9 gold · steppe · creature · life 14 · move 2 · strike 3-4-5: armour 2, formation',
  saltCaravan:
    '4 silver · steppe · creature (akkenian) · life 9 · move 2 · strike 1-1-2: manoeuvre, protRangedNonMagic',
  ravineGnome: '3 silver · mountain · creature (gnome) · life 6 · move 1 · strike 1-1-2: directed',
  ghoul: '4 silver · mountain · creature · life 8 · move 2 · strike 1-2-3: carrionEating',
  stoneGolem: '5 silver · mountain · creature · life 8 · move 1 · strike 3-4-5: clumsiness 1',
  hallGuard: '5 silver · mountain · creature (gnome) · life 8 · move 1 · strike 2-3-3: formation',
  axeMaster: '5 silver · mountain · creature (gnome) · life 10 · move 1 · strike 2-3-3: armour 1, formation',
  tribeHealer: '5 silver · mountain · creature (jordling) · life 8 · move 1 · strike 1-2-3: maxChips 3',
  gnomeBasaarg:
    '7 silver · mountain · creature (gnome) · life 12 · move 1 · strike 2-3-4: expAttack 1, mustAttack, formation',
  rtunh: '5 silver · mountain · creature · life 9 · strike 1-2-2: flying, unique, expDefence 1',
  mountainGiant: '6 gold · mountain · creature · life 17 · move 1 · strike 2-3-5: protPoison, formation',
  crystalWyrm: '7 gold · mountain · creature · life 12 · move 1 · strike 3-3-5: scales, protMagic, wearsNo',
  iceGuard: '7 gold · mountain · creature · life 7 · move 1 · strike 1-1-2: unique',
  leshy: '3 silver · forest · creature · life 7 · move 1 · strike 1-2-3',
  druid: '4 silver · forest · creature (forestGuard) · life 7 · move 1 · strike 1-2-2: protPoison',
  korpit: '4 silver · forest · creature · life 6 · strike 1-2-2: flying, directed, carrionEating',
  forestFairy: '3 silver · forest · creature · life 5 · strike 1-1-1: flying, unique',
  bjorn: '5 silver · forest · creature (forestGuard) · life 10 · move 1 · strike 2-2-3',
  lekken:
    '6 silver · forest · creature (forestGuard) · life 10 · move 1 · strike 2-2-3: expDefence 1, protDischarges, notClosingDefend unlimited',
  elvenWarrior: '6 gold · forest · creature (elf) · life 10 · move 1 · strike 2-3-4: expAttack 1',
  gryz: '5 gold · forest · creature · life 6 · move 1 · strike 4-4-5: jump 4, protMagic, protShots',
  jotun: '7 gold · forest · creature · life 14 · move 2 · strike 3-4-5: ignore',
  hobgoblin: '8 gold · forest · creature · life 18 · move 1 · strike 3-4-5: directed, protPoison',
  thornDancer: '5 silver · forest · creature (elf) · life 9 · move 2 · strike 2-2-3: agility, unity 2',
  briarSprite: '3 silver · forest · creature · life 6 · move 1 · strike 1-1-2: unity 1',
  brambleTick: '2 silver · forest · creature · life 4 · strike 1-1-1: symbiote',
  mossRider: '3 silver · forest · creature · life 5 · strike 1-2-2: symbiote',
  bloodTick: '3 silver · swamp · creature · life 4 · strike 1-1-1: parasite, maxChips 3',
  plagueCarrier: '4 silver · swamp · creature (thrall) · life 9 · move 1 · strike 2-3-4: plague, protPoison',
  bogling: '4 silver · swamp · creature · life 5 · move 1 · strike 1-1-1: jump 4, beginsBattleWith',
  hedd: '4 silver · swamp · creature (archaalite) · life 8 · move 1 · strike 2-2-3: regeneration 1',
  garridArcher: '5 silver · swamp · creature · life 9 · move 2 · strike 2-3-4: expShot 1',
  goblin: '7 silver · swamp · creature · life 10 · move 1 · strike 2-2-3: directed',
  troll: '5 gold · swamp · creature (troll) · life 10 · move 1 · strike 2-4-5: expAttack 1, regeneration 2',
  medusa: '6 gold · swamp · creature · life 10 · move 2 · strike 2-3-4: directed, carrionEating, vampirism, maxLife 10',
  undine:
    '5 gold · swamp · creature (riverMaid) · life 8 · move 1 · strike 1-1-2: unique, protPoison, protDischarges, protThrows',
  ancientOgre: '8 gold · swamp · creature · life 14 · move 1 · strike 3-4-5: expAttack 1, regeneration 1, protPoison',
  arkhaalChosen:
    '6 silver · swamp · creature (archaalite) · life 11 · move 1 · strike 2-3-3: arkhaalShield 3, protPoison',
  marshCrone: '4 gold · swamp · creature (archaalite) · life 7 · move 1 · strike 1-1-2',
  purifier: '5 silver · fire · creature (inquisitor) · life 8 · move 1 · strike 1-2-3: expThrow 1',
  wardingSalamander: '3 silver · fire · creature · life 5 · strike 1-1-2: symbiote, regeneration 1',
  emberImp: '3 silver · fire · creature (demon) · life 5 · move 2 · strike 1-1-2: horde, giftOfLife 1',
  cinderDrake: '4 silver · fire · creature (dragon) · life 6 · strike 1-2-3: flying, magicArmour 1',
  magmaGolem: '6 silver · fire · creature · life 12 · move 1 · strike 3-4-4: clumsiness 1, guard 2, protMagic',
  flameDancer: '5 silver · fire · creature (fireborn) · life 8 · move 2 · strike 2-2-3: agility, expAttack 2',
  ashPhoenix: '7 gold · fire · creature · life 9 · strike 2-3-4: flying, unique, incarnation 2, fading 1, protMagic',
  pyrePriest: '4 silver · fire · creature (fireborn) · life 7 · move 1 · strike 1-1-2: decay 2',
  lavaHound: '4 silver · fire · creature · life 8 · move 2 · strike 2-2-3: rage 1, wrath',
  fireCaller: '6 gold · fire · creature (fireborn) · life 8 · move 1 · strike 1-2-2: unique, charge 3',
  salamanderLord:
    '9 gold · fire · creature (fireborn) · life 15 · move 1 · strike 4-5-6: unique, magicArmour 3, protInstant',
  graveShroud: '2 silver · neutral · armour',
  bloodChalice: '3 silver · dark · artefact · life 6: soulcatcher 2',
  kersamCastle: '3 silver · dark · terrain',
  reliquary: '3 silver · neutral · artefact · life 7: charge 2',
  cathedralOfSegger: '3 silver · neutral · terrain',
  shieldOfFaith: '2 silver · neutral · shield',
  consecratedHammer: '3 gold · neutral · weapon',
  sulphurMist: '3 silver · fire · terrain',
  warDrum: '2 silver · neutral · artefact · life 5',
  crystalObelisk: '4 gold · neutral · artefact · life 8: concentration, maxChips 3',
  borderFort: '2 silver · neutral · terrain',
  deadMarsh: '3 silver · swamp · terrain',
  mountainKeep: '3 silver · mountain · terrain',
  sevenLeagueBoots: '2 silver · neutral · boots',
  healingDraught: '2 silver · neutral · potion',
  venomVial: '2 silver · neutral · potion',
  runedBlade: '3 silver · neutral · weapon',
  plateHarness: '3 silver · neutral · armour',
  mirrorShield: '2 silver · neutral · shield',
}

/** ⚡ instant, ● a chip, ⟳ close. */
const ABILITIES: { readonly [card in CardId]?: readonly string[] } = {
  sluaWitch: ['a1 ⟳ discharge X-X-X at 1 any card attack'],
  kersamNobility: ['a1 ⟳ spell at 1 any creature any'],
  grimNoblewoman: ['a1 on enemyHealDeclared may none 1 per turn', 'a2 on ownHealDeclared may none 1 per turn'],
  vurdalak: ['s1 static'],
  nightHarpy: ['a1 on attackHit influence'],
  clingingSoul: ['s1 static'],
  bloodConjurer: [
    'a1 1●⟳ discharge 2-3-4 range 4 at 1 any card attack',
    'a2 ⚡1● beforeWounds influence at 1 own creature wouldBeWounded 1 per turn',
  ],
  soulReaper: ['a1 X●⟳ spell at 1 any creature any', 'a2 3●⟳ influence at 1 own creature graveyard 1 per battle'],
  plagueHerald: ['a1 on incarnated influence'],
  charon: ['a1 3●⟳ spell at 1 any creature any', 'a2 ⟳ discharge 1-1-1 at 1 any card attack'],
  zombie: ['s1 static'],
  shimmeringSerpent: ['s1 static'],
  wailingShade: ['a1 on selfReturnedToDeck influence at 1 enemy creature any', 'a2 ⟳ influence'],
  mindLeech: ['a1 2●⟳ spell 1 per battle'],
  wanderingUngar: ['a1 ⚡1● onDeclaration spell at a stackItem', 'a2 1●⟳ discharge 1-2-3 range 4 at 1 any card attack'],
  krondak: ['a1 ⟳ influence at a cell', 'a2 ⟳ discharge 1-1-1 at 1 any card attack', 's1 static'],
  alvalind: ['a1 on ownMissInOwnTurn influence', 'a2 on turnEnd discharge at 1 enemy card attack'],
  paladinOfAllamor: ['s1 static'],
  templeWarrior: ['s1 static', 'a1 on attackDeclaredOnSelf influence'],
  zealotOfSegger: ['a1 on attackHit influence'],
  sexton: ['a1 ⟳ influence at 1 any creature adjacent', 'a2 1●⟳ spell at 1 ownOther creature any'],
  torvald: ['a1 ⟳ spell at 1 enemy creature any'],
  orderExecutioner: ['a1 ⟳ influence at 1 any creature adjacent'],
  wingedJusticar: ['s1 static', 'a1 on attackHit influence'],
  exorcist: ['a1 ⚡⟳ onDeclaration spell at a stackItem', 'a2 ⟳ magicStrike 1-2-3 at 1 any card attack'],
  orderSeeress: ['a1 ⟳ discharge 1-1-1 range 4 at 1 any card attack'],
  assassin: ['a1 ⟳ rowStrike 1-1-1 at 1 any card attack', 'a2 ⟳ influence at 1 any creature adjacent'],
  berserker: ['a1 ⟳ rowStrike 1-1-1 at 1 any card attack', 's1 static'],
  fortuneHunter: [
    'a1 ⟳ rowStrike 1-1-1 at 1 any card attack',
    'a2 ⚡⟳ afterRoll influence at 1 any card justRolled',
    'a3 on opponentTurnStart may influence',
  ],
  hermitess: ['a1 ⚡⟳ afterWounds influence at 1 own creature justWoundedByStrike', 'a2 ⟳ influence'],
  volot: ['a1 on attackDeclaredBySelf may none'],
  crossbowman: ['a1 ⟳ shot 1-2-3 at 1 any card attack', 'a2 ⟳ none', 's1 static', 'a3 on attackHit none'],
  footManAtArms: ['a1 on attackHitOnSelf specialStrike'],
  kshar: ['a1 ⟳ rowStrike 1-1-1 at 1 any card attack', 'a2 1●⟳ specialStrike 3-3-3 at 1 any card attack', 's1 static'],
  ost: ['a1 ⚡⟳ afterRoll influence at 1 own creature strikingNow', 'a2 ⟳ discharge 1-1-1 at 1 any card attack'],
  steppeWerewolf: ['s1 static', 'a1 on selfDeath may specialStrike at 1 any card attack'],
  orc: ['s1 static'],
  shieldBearer: ['s1 static', 's2 static'],
  glorm: ['a1 ⚡⟳ beforeWounds influence at 1 own creature beingStruckMelee'],
  manticore: ['s1 static'],
  minotaur: ['s1 static'],
  saltCaravan: ['a1 ⟳ influence at 2 own creature battlefield'],
  ravineGnome: ['a1 on attackHit influence', 's1 static'],
  ghoul: ['a1 ⟳ rowStrike 1-1-1 at 1 any card attack', 'a2 ⟳ influence at 1 any creature adjacent'],
  stoneGolem: ['s1 static'],
  hallGuard: ['s1 static'],
  axeMaster: ['a1 X●⟳ magicStrike 0-1-2 at 1 any card attack', 'g1 on turnStart influence'],
  tribeHealer: [
    'a1 3●⟳ influence at 1 own creature graveyard 1 per battle',
    'a2 ⟳ discharge 1-1-1 at 1 any card attack',
  ],
  gnomeBasaarg: ['s1 static'],
  rtunh: ['s1 static', 's2 static', 's3 static'],
  iceGuard: ['a1 ⚡⟳ spell at 1 any creature any', 'a2 ⟳ influence'],
  leshy: ['a1 ⟳ influence'],
  druid: ['a1 ⟳ influence at 1 any creature any'],
  forestFairy: ['a1 ⟳ influence at up to 3 own creature any'],
  bjorn: ['a1 on becameDefender influence'],
  elvenWarrior: ['s1 static', 'a1 on attackHitOrOwnStrikeMiss may shot at 1 enemy card attack'],
  gryz: ['a1 ⟳ rowStrike 1-1-1 at 1 any card attack', 'a2 ⟳ none'],
  hobgoblin: ['s1 static'],
  thornDancer: ['a1 on attackHit influence'],
  briarSprite: ['a1 on attackHit influence'],
  brambleTick: ['s1 static'],
  mossRider: ['s1 static', 'a1 ⟳ shot 1-1-1 range 3 at 1 any card attack'],
  bloodTick: ['a1 on turnStart influence', 'a2 ⚡2● influence at 1 own creature any'],
  bogling: ['a1 1●⟳ influence'],
  hedd: ['a1 on attackHit influence'],
  garridArcher: ['a1 ⟳ shot 1-2-3 range 4 at 1 any card attack'],
  goblin: ['s1 static', 'a1 on attackHitOrOwnStrikeMiss influence'],
  medusa: ['a1 on attackHit influence'],
  undine: ['a1 ⟳ influence at 1 any creature any', 'a2 ⟳ spell'],
  ancientOgre: ['s1 static', 'a1 on attackHitOnSelf influence'],
  arkhaalChosen: ['a1 1●⟳ influence at 1 any creature adjacent'],
  marshCrone: ['a1 2●⟳ spell at 1 any creature any 1 per battle', 'a2 ⟳ discharge 1-1-2 range 3 at 1 any card attack'],
  purifier: ['a1 ⟳ throw 1-2-2 range 3 at 1 any card attack', 'a2 on attackHit influence'],
  wardingSalamander: ['s1 static'],
  emberImp: ['a1 ⟳ throw 1-1-1 range 4 at 1 any card attack'],
  cinderDrake: ['a1 ⟳ discharge 1-2-2 at 1 any card attack'],
  pyrePriest: ['a1 ⟳ discharge 2-3-3 range 4 at 1 any card attack'],
  fireCaller: ['a1 1●⟳ influence'],
  salamanderLord: ['a1 ⟳ magicStrike 3-4-5 at 1 any card attack', 'a2 on attackHitOnSelf influence'],
  graveShroud: ['s1 static'],
  bloodChalice: ['a1 2●⟳ influence at 1 own creature any'],
  kersamCastle: ['s1 static', 'a1 ⟳ influence at 1 own creature any 1 per battle'],
  reliquary: ['a1 ⟳ influence at 1 any creature adjacent'],
  cathedralOfSegger: [
    'a1 on battleStart may influence at up to 2 own creature any',
    's1 static',
    'a2 ⚡⟳ afterRoll influence at 1 own creature justRolled',
  ],
  shieldOfFaith: ['s1 static'],
  consecratedHammer: ['s1 static'],
  sulphurMist: ['a1 on turnStart may influence at 1 enemy creature firstRow'],
  warDrum: ['a1 ⟳ influence at 1 own creature battlefield'],
  crystalObelisk: ['a1 ⚡ influence at 1 ownOther card any 1 per turn'],
  borderFort: ['s1 static'],
  deadMarsh: ['s1 static'],
  mountainKeep: ['s1 static'],
  sevenLeagueBoots: ['s1 static'],
  healingDraught: ['a1 ⚡ influence'],
  venomVial: ['a1 ⚡ influence', 'g1 on attackHit influence'],
  runedBlade: ['s1 static'],
  plateHarness: ['s1 static'],
  mirrorShield: ['s1 static'],
}

function keyword(instance: KeywordInstance): string {
  const number = 'x' in instance ? ` ${instance.x}` : ''
  const minus = 'minus' in instance ? ` -${instance.minus}` : ''
  return `${instance.k}${number}${minus}${'unlimited' in instance ? ' unlimited' : ''}`
}

function sheet(card: CardId): string {
  const facts = CARD[card]
  const type = facts.type === 'equipment' ? facts.equipmentClass : facts.type
  const classes = facts.type === 'creature' && facts.classes.length > 0 ? ` (${facts.classes.join(', ')})` : ''
  const numbers = [
    `${facts.cost} ${facts.elite ? 'gold' : 'silver'}`,
    facts.elements.join('+') || 'neutral',
    `${type}${classes}`,
    ...('life' in facts ? [`life ${facts.life}`] : []),
    ...('move' in facts && facts.move > 0 ? [`move ${facts.move}`] : []),
    ...('strike' in facts ? [`strike ${facts.strike.join('-')}`] : []),
  ].join(' · ')
  return facts.keywords.length > 0 ? `${numbers}: ${facts.keywords.map(keyword).join(', ')}` : numbers
}

function costOf({ instant, cost, timing }: Activated): string {
  const signs = `${instant ? '⚡' : ''}${cost.chips ? `${cost.chips}●` : ''}${cost.close ? '⟳' : ''}`
  return timing === 'any' ? signs : `${signs} ${timing}`
}

function aimOf(target: Target): string {
  if (target.kind === 'cell' || target.kind === 'stackItem') return `at a ${target.kind}`
  return `at ${target.upTo ? 'up to ' : ''}${target.count} ${target.who} ${target.kind} ${target.where}`
}

function head(ability: Ability): string {
  if (ability.kind === 'static') return `${ability.id} static`
  const { id, type, target, limit } = ability
  return [
    id,
    ability.kind === 'activated' ? costOf(ability) : `on ${ability.trigger.on}${ability.optional ? ' may' : ''}`,
    type,
    ...('power' in ability && ability.power ? [ability.power.join('-')] : []),
    ...('range' in ability && ability.range ? [`range ${ability.range}`] : []),
    ...(target ? [aimOf(target)] : []),
    ...(limit?.perTurn ? [`${limit.perTurn} per turn`] : []),
    ...(limit?.perBattle ? [`${limit.perBattle} per battle`] : []),
  ].join(' ')
}

test.each(CARDS)('3.1 %s has abilities of these costs, types and targets', card => {
  expect(CARD[card].abilities.map(head)).toEqual(ABILITIES[card] ?? [])
})

test.each(CARDS)('3.1 %s has its printed numbers and keywords', card => {
  expect(sheet(card)).toBe(PRINTED[card])
})
