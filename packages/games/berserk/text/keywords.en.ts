// The keywords in English: their names and what they do.

import type { Texts } from './types.ts'

export const KEYWORDS_EN: Texts['keywords'] = {
  agility: {
    name: 'Agility',
    text: 'Trigger: this card received at least 1 wound and is still on the battlefield. Optional. Its controller may relocate it to an unoccupied cell adjacent to it (eight directions). At most once per turn (any player’s turn). It is a relocation, not movement: no movement units are spent and a closed card may do it. Flyers cannot use it.',
  },
  arkhaalShield: {
    name: 'Shield of Arkhaal X',
    text: 'The strength of every non-magic attack against this card is lowered by 1 for each poisoned creature (of either squad, same cell included) adjacent to it, by at most X.',
  },
  armour: {
    name: 'Armour X',
    text: 'In each turn (of either player) the first X wounds that non-magic attacks would inflict on this card are not inflicted. The pool is counted per turn, not per attack, and is restored when a new turn begins. If X changes mid-turn, the amount already absorbed this turn is kept.',
  },
  blessing: {
    name: 'Blessing',
    text: '+1 to the number on every die this card rolls (attack die, defence die, X-Y-Z rolls). Applied after re-rolls; see 14.6 for limits.',
  },
  bloodMagic: {
    name: 'Blood magic',
    text: 'Trigger: this card received 1 or more wounds in one wounding event. Optional: it gains one chip (one per event, however many wounds).',
  },
  camouflage: {
    name: 'Camouflage',
    text: 'If this card is closed, it receives no wounds from the first attack made against it in a turn. Everything else about that attack (on-attack abilities, Guard, poison...) works normally. The count runs over the whole turn: an earlier attack against it while it was open was the first. An attack that missed, was blocked or was stopped by a protection is not counted (Ruling).',
  },
  carrionEating: {
    name: 'Carrion eating',
    text: 'Trigger: this creature, by its attack or by another of its abilities, destroyed or killed an adjacent non-incorporeal creature of the opponent. It is healed of all wounds and loses poison. A flyer with Carrion eating needs no adjacency. Mandatory. Ruling: the victim must have been adjacent at the moment it left the play zone; artefacts do not count.',
  },
  charge: {
    name: 'Charge X: [text]',
    text: 'While the card has X or more chips it has [text]. Chip maximum of the card = the highest Charge number on it. A card with Charge also has: at the start of your turn, it may gain one chip. A card may have several Charge lines with different X; each works on its own.',
  },
  clumsiness: {
    name: 'Clumsiness X',
    text: '-X (default X = 1) to this card’s attack-die roll when the strength of its simple strike is determined. Ruling: it does not touch its defence die, special or magic strikes, nor ranged attacks.',
  },
  concentration: {
    name: 'Concentration',
    text: 'Trigger: end of the opponent’s turn. If this card received no wounds during that turn, it gains one chip. Mandatory.',
  },
  curse: { name: 'Curse', text: '-1 to the number on every die this card rolls.' },
  decay: {
    name: 'Decay X',
    text: 'The card starts the battle with X chips. After each action of this card (anything paid by closing) it loses one chip; if it has none to lose, it dies.',
  },
  devotion: {
    name: 'Devotion X',
    text: 'While recruiting, this card costs X crystals less (never below 0) if your squad contains another creature whose printed cost is 9 or more. Checked on the final squad.',
  },
  expAttack: {
    name: 'Attack experience X',
    text: 'Up to X times (default 1) per roll the controller may re-roll the attack die this card has rolled for a strike (simple, special, magic, row strike). The last result stands. Ruling: not for shots, throws, discharges or non-attack rolls.',
  },
  expDefence: {
    name: 'Defence experience X',
    text: 'Up to X times (default 1) per fight the controller may re-roll the defence die this card has rolled.',
  },
  expShot: {
    name: 'Shooting experience X',
    text: 'Up to X times the controller may re-roll the attack die of a shot made by this card.',
  },
  expThrow: {
    name: 'Throwing experience X',
    text: 'Up to X times the controller may re-roll the attack die of a throw made by this card.',
  },
  expDischarge: {
    name: 'Discharge experience X',
    text: 'Up to X times the controller may re-roll the attack die of a discharge made by this card.',
  },
  fading: {
    name: 'Fading X',
    text: 'Start of its controller’s turn, opening step: if the card is open (it has just opened or was already open) it wounds itself by X. If it failed to open, nothing happens. Several Fadings: only the largest.',
  },
  formation: {
    name: 'Formation: [text]',
    text: 'While at least one other card of the same controller that also has Formation stands orthogonally next to this card (not diagonally), this card has the abilities written after its own "Formation:". Recomputed continuously; lost at once when the contact breaks. Ruling: cards sharing a cell are not in formation through that; closed cards count, hidden cards and flyers do not.',
  },
  giftOfLife: {
    name: 'Gift of Life X',
    text: 'Trigger: this card dies (any move from the play zone to the graveyard). Its controller chooses a creature in his squad sharing an element with it; that creature gains X extra lives. Ruling: a neutral card with Gift of Life has no element and gives nothing; if there is no legal creature nothing happens.',
  },
  guard: {
    name: 'Guard X',
    text: 'Trigger: an attack was made against this card (hit, even for 0; not a miss, not blocked, not stopped by a protection). The attacking card wounds itself by X unless it has Guard of its own. Works against ranged attacks too. Also works if the guard died from that attack.',
  },
  horde: { name: 'Horde', text: 'A deck may hold up to five copies of this card instead of three.' },
  incarnation: {
    name: 'Incarnation X',
    text: 'At the start of your turn, if this card is in your graveyard, put an incarnation chip on it. When it has X of them, remove them all and put the card, closed, on an unoccupied cell of your third row chosen by you (a flyer goes to the extra zone). No free cell: it waits, keeping its chips, and is put out at the start of a later turn of yours when a cell is free. The same if the card may not be taken into the squad just then (Unique, cannotBeTakenWith). Once per battle per card. Cards in the play zone never carry incarnation chips.',
  },
  incorporeal: {
    name: 'Incorporeal',
    text: 'Cannot be healed (may gain extra lives). Finishing blow, poison and vampirism cannot be used on it. May move onto occupied cells but dies if it stays on one (10.7). Carries no equipment; may host only incorporeal symbiotes. Thirst and Carrion eating do not work on it.',
  },
  jump: {
    name: 'Jump, range X',
    text: 'Instead of moving, only if the card has not moved this turn and is open: spend all its movement units (at least 1 needed) and relocate it to any unoccupied cell at distance X or less. Afterwards it counts as having moved. Not an action: the card stays open.',
  },
  magicArmour: {
    name: 'Magic armour X',
    text: 'As Armour, but for magic attacks (magic strike, discharge) only. Spells are not attacks and are not affected.',
  },
  manoeuvre: {
    name: 'Manoeuvre',
    text: 'Instead of a one-cell move the card swaps places with another creature of its controller standing directly in front of, behind, left or right of it. Ruling: costs 1 movement unit of the manoeuvring card, which must be open; it counts as having moved; the partner (not a symbiote) may be open or closed and pays nothing; attached symbiotes and equipment travel with their hosts.',
  },
  meditation: {
    name: 'Meditation',
    text: 'When paying chips, this card may also take them from other cards of its controller that share an element with it, chosen when the ability is declared (17.4). Neutral cards cannot use Meditation.',
  },
  plague: {
    name: 'Plague',
    text: 'Whenever this creature rolls an odd number on a die, it wounds itself by that number (1, 3 or 5). Trigger on its melee strike: the attacked creature gains Plague (until the end of the battle). Ruling: the printed face of the finally kept die counts, before Blessing/Curse; re-rolled faces do not count.',
  },
  poison: {
    name: 'Poison X',
    text: 'Status. At the start of its controller’s turn, in the opening step, a poisoned creature that is open (just opened or already open) receives X wounds; if it did not open, none. Several poisons do not add up: the largest works. Cannot be put on artefacts, incorporeal creatures or cards with Protection from poison. Lasts until removed. Ruling: its wounds belong to no card’s influence, so Steadfast does not help; Scales and "no wounds from poison" do.',
  },
  precision: {
    name: 'Precision',
    text: 'Attacks of this card cannot be redirected and this card ignores every ability that obliges it to attack something. Ruling: assigning a defender is not redirection and is still allowed.',
  },
  rage: {
    name: 'Rage X',
    text: 'End of your turn: if this card declared no attack this turn (cancelled ones and counter-strikes do not count, attacks by its triggered abilities do - Ruling), it gains one chip. Chip maximum X. Instant ability (no closing): lose one chip and, if so, open this card; at most X times per turn of yours; Ruling: only in your own turn, only while the card is closed.',
  },
  regeneration: {
    name: 'Regeneration X',
    text: 'At the start of its controller’s turn, in the opening step, the creature, if open (just opened or already open), is healed by X. If it did not open, nothing.',
  },
  scales: {
    name: 'Scales',
    text: 'While this card has five or more wounds it receives wounds only from simple strikes.',
  },
  soulcatcher: {
    name: 'Soulcatcher X',
    text: 'Trigger: a creature (of either squad, other than this card) dies. This card gains one chip. Chip maximum X.',
  },
  stealth: {
    name: 'Stealth',
    text: 'The card may stay face down after the general reveal, in any row and for either player, for the whole battle, until it becomes the source or a target of an ability or its controller reveals it.',
  },
  steadfast: {
    name: 'Steadfast',
    text: 'Receives no wounds from influences of the opponent’s cards. Influences of its own side wound it normally.',
  },
  teleportation: {
    name: 'Teleportation',
    text: 'On its controller’s turn, if open and not yet moved this turn: relocate to any unoccupied cell of the battlefield, then lose all movement units; it counts as having moved. Not an action: the card stays open.',
  },
  thickSkinned: {
    name: 'Thick-skinned',
    text: 'Abilities that trigger on an attack against this card have no effect on it (wounds of the attack itself are inflicted normally). Ruling: vampirism of the striker still works, because its effect goes to the striker.',
  },
  thirst: {
    name: 'Thirst X',
    text: 'Just before its controller’s turn (step S1): if this creature is closed it may inflict X wounds (influence) on one adjacent non-incorporeal creature of either squad. If it inflicted no wound, it does not open this turn. Flyers cannot have Thirst; a creature that becomes a flyer loses it.',
  },
  unanswered: {
    name: 'Unanswered strike',
    text: 'The simple strike of this card is resolved as against a closed card even if the target is open (no defence die, no counter-strike) and it is directed (no defender).',
  },
  directed: { name: 'Directed strike', text: 'No defender may be assigned against this card’s simple strike.' },
  unique: {
    name: 'Unique',
    text: 'A squad may never contain two or more copies of this card (a deck may). Any effect that would bring a second copy into the squad is illegal.',
  },
  unity: {
    name: 'Unity X',
    text: 'Trigger: this creature makes a strike (hit). Optional. Its controller may show from his deck up to X cards with different names that have Unity and a lower printed cost, use their abilities that begin with "on strike" and fit this kind of strike as if this creature had them, then shuffle them back.',
  },
  vampirism: {
    name: 'Vampirism',
    text: 'Ability of the simple strike. When this creature’s simple strike (counter-strikes included) inflicts W wounds on a non-incorporeal creature, it is healed by W; whatever exceeds its own wounds becomes extra lives (limited by Maximum X life). Applied together with the wounds, without the stack. Does not work on artefacts. "minus": some cards use W-1 (not below 0). An incorporeal creature with it cannot be healed and gains extra lives only for the part above its own wounds. Ruling: only wounds really inflicted count (after armour and prevention); wounds beyond the victim’s remaining life count too.',
  },
  vanguard: {
    name: 'Vanguard',
    text: 'Preparation, after all at-battle-start abilities: the creature may make one unanswered simple strike at an adjacent card of the opponent without closing. Nobody can respond to it. It is not an action.',
  },
  vulnerability: {
    name: 'Vulnerability',
    text: 'Every attack of strength 1 or more against this card inflicts 1 wound more; it is added to the wounds, not to the strength.',
  },
  wrath: {
    name: 'Wrath',
    text: '+1 to this card’s simple strike against a card that has already received wounds from attacks during this turn.',
  },
  flying: {
    name: 'Flyer / Flight',
    text: 'Creature subtype; stands in the extra zone and has no cell and no movement. Rules: chapter 16. A creature that gains Flight moves to the extra zone at once (its equipment is destroyed, its symbiotes die, it loses Thirst).',
  },
  symbiote: {
    name: 'Symbiote',
    text: 'Creature subtype that shares the cell of a host of its own squad. Rules: 21.4.',
  },
  parasite: {
    name: 'Parasite',
    text: 'Symbiote whose host must be a creature in the opponent’s first row. Rules: 21.5.',
  },
  finishingBlow: {
    name: 'Finishing blow X',
    text: 'Influence. Destroys an adjacent creature whose current life is X or less, inflicting no wounds. Not usable on incorporeal creatures, symbiotes or artefacts. A flyer needs no adjacency (Ruling: it counts as melee reach).',
  },
  maxLife: {
    name: 'Maximum X life',
    text: 'Initial life plus extra lives of the card can never exceed X; extra lives above the limit are not gained.',
  },
  maxChips: { name: 'Maximum X chips', text: 'The card never holds more than X chips; excess chips are not gained.' },
  notClosingAttack: {
    name: 'Does not close after attacking',
    text: 'The payment of its attack does not close the card, but it has acted: no second action until it is opened again or the turn ends.',
  },
  notClosingDefend: {
    name: 'Does not close when defending',
    text: 'The payment for being a defender does not close the card, but it has acted this turn; with "unlimited" it may defend any number of times per turn.',
  },
  strikeRange: {
    name: 'Strike with range X',
    text: 'The melee strike of this card may be declared at a card on the battlefield at distance X or less (adjacent included). It is still a melee strike; the target fights if open; defenders by the usual rule. Not against the extra zone.',
  },
  beginsBattleWith: {
    name: 'Starts the battle with [text]',
    text: 'Received immediately when the card is first revealed (in preparation, at the start of the second player’s first turn, or on earlier reveal) or enters play later. With onlyAs it is received only if its controller is that player.',
  },
  cannotBeTakenWith: {
    name: 'Cannot be taken with [text]',
    text: 'The card cannot be recruited, summoned, revived, incarnated or taken under control while your squad contains [text].',
  },
  wearsNo: {
    name: 'Wears no [equipment]',
    text: 'No equipment (or none of the named class) can be placed on this creature.',
  },
  mustAttack: {
    name: 'Obliged to attack',
    text: 'Either the card must declare an attack of the named kind whenever one is legal (kind must), or, if it attacks, it must choose the named card as its target whenever that is legal (kind target). See 12.9.',
  },
  ignore: {
    name: 'Ignores [text]',
    text: 'The card uses its abilities against cards with [text] as if they did not have it. "All abilities of the attacked creature": from the declaration of this card’s attack until it is paid, the attacked creature’s printed and gained abilities do not work against it (protections, Armour, modifiers, replacement effects, re-rolls and roll modifiers, Guard and other triggers of this attack); an open creature still fights and can counter-strike with its printed strike. Abilities and modifiers it has from other cards (equipment, symbiotes, terrain) count as its own here. Ruling.',
  },
  noWoundsFrom: {
    name: 'Receives no wounds from [text]',
    text: 'Replacement: the named source inflicts no wounds on this card; other effects of it apply.',
  },
  multiElement: {
    name: 'Multi-element card',
    text: 'Belongs to every one of its elements; each counts for the recruiting penalty; effects for any of them apply.',
  },
  protAttacks: {
    name: 'Protection from attacks',
    text: 'Seven independent protections at once: from simple, special and magic strikes, shots, throws, discharges, row strikes.',
  },
  protSimpleStrikes: {
    name: 'Protection from simple strikes',
    text: 'Simple strikes (counter-strikes included) and their on-strike abilities have no effect on the card.',
  },
  protSpecialStrikes: {
    name: 'Protection from special strikes',
    text: 'Special strikes and their accompanying abilities have no effect on the card.',
  },
  protMagicStrikes: {
    name: 'Protection from magic strikes',
    text: 'Magic strikes and their accompanying abilities have no effect on the card.',
  },
  protRowStrikes: {
    name: 'Protection from row strikes',
    text: 'Row strikes and their accompanying abilities have no effect on the card.',
  },
  protInstant: {
    name: 'Protection from instant actions',
    text: 'Instant actions (abilities with both the instant and the close symbol in the cost) and their accompanying abilities have no effect on the card, and no defender may be assigned against its simple strike.',
  },
  protShots: {
    name: 'Protection from shots',
    text: 'Shots and their accompanying abilities have no effect on the card.',
  },
  protThrows: {
    name: 'Protection from throws',
    text: 'Throws and their accompanying abilities have no effect on the card.',
  },
  protDischarges: {
    name: 'Protection from discharges',
    text: 'Discharges and their accompanying abilities have no effect on the card.',
  },
  protSpells: {
    name: 'Protection from spells',
    text: 'Spells and their accompanying abilities have no effect on the card.',
  },
  protMagic: {
    name: 'Protection from magic',
    text: 'Three independent protections: from spells, magic strikes and discharges.',
  },
  protRanged: {
    name: 'Protection from ranged attacks',
    text: 'Four independent protections: from shots, throws, discharges and row strikes.',
  },
  protRangedNonMagic: {
    name: 'Protection from non-magic ranged attacks',
    text: 'Three independent protections: from shots, throws and row strikes.',
  },
  protPoison: {
    name: 'Protection from poison',
    text: 'The creature cannot become poisoned; on gaining this ability it loses poison.',
  },
}
