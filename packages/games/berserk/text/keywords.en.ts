// The keywords in English: their names and what they do.

import type { Texts } from './types.ts'

export const KEYWORDS_EN: Texts['keywords'] = {
  agility: {
    name: 'Agility',
    text: 'After receiving wounds the card, if it still stands on the battlefield, may be relocated by its controller to a free cell around it (eight directions), once per turn. No movement is spent, and a closed card may do it too. Flyers cannot.',
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
    text: '+1 to the number on every die this card rolls (attack die, defence die, X-Y-Z rolls), after re-rolls and within the limits of 14.6.',
  },
  bloodMagic: {
    name: 'Blood magic',
    text: 'After receiving wounds the card may gain a chip: one per event, however many wounds there were.',
  },
  camouflage: {
    name: 'Camouflage',
    text: 'While the card is closed, the first attack of a turn against it inflicts no wounds; everything else about that attack works. An attack that struck it while it was open was the first as well; one that missed, was blocked or was stopped by a protection does not count.',
  },
  carrionEating: {
    name: 'Carrion eating',
    text: 'When this creature has killed or destroyed an adjacent creature of the opponent that is not incorporeal, by its attack or by another ability, it is healed of all wounds and loses poison. A flyer needs no adjacency.',
  },
  charge: {
    name: 'Charge X: [text]',
    text: 'While the card has X or more chips it has what is written after the colon. Chip maximum of the card = the highest Charge number on it. A card with Charge also has: at the start of your turn, it may gain one chip. A card may have several Charge lines with different X; each works on its own.',
  },
  clumsiness: {
    name: 'Clumsiness X',
    text: '-X (without a number: -1) to the attack die of the simple strike of this card. It does not touch its defence die nor any other attack.',
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
    text: 'While recruiting, this card costs X crystals less (but never less than nothing) if your squad holds another creature whose printed cost is 9 or more. The final squad counts.',
  },
  expAttack: {
    name: 'Attack experience X',
    text: 'The controller may roll the attack die of a strike of this card (simple, special, magic, row strike) again; re-rolls: X (without a number: 1). The last result stands. Not for shots, throws, discharges and other dice.',
  },
  expDefence: {
    name: 'Defence experience X',
    text: 'The controller may roll the defence die of this card again; re-rolls per fight: X (without a number: 1).',
  },
  expShot: {
    name: 'Shooting experience X',
    text: 'The controller may roll the attack die of a shot made by this card again; re-rolls: X.',
  },
  expThrow: {
    name: 'Throwing experience X',
    text: 'The controller may roll the attack die of a throw made by this card again; re-rolls: X.',
  },
  expDischarge: {
    name: 'Discharge experience X',
    text: 'The controller may roll the attack die of a discharge made by this card again; re-rolls: X.',
  },
  fading: {
    name: 'Fading X',
    text: 'Start of its controller’s turn, opening step: if the card is open (it has just opened or was already open) it wounds itself by X. If it failed to open, nothing happens. Several Fadings: only the largest.',
  },
  formation: {
    name: 'Formation: [text]',
    text: 'While another card of the same player with Formation stands directly in front of, behind, left or right of it, this card has what is written after the word Formation; lost at once when the contact breaks. Closed cards count; hidden cards, flyers and cards on the same cell do not.',
  },
  giftOfLife: {
    name: 'Gift of Life X',
    text: 'When this card dies, its controller chooses a creature of his squad that shares an element with it; that creature gains X extra lives. A neutral card gives nothing.',
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
    text: 'Cannot be healed (but may gain extra lives), poisoned, finished off or drained by vampirism. May move over occupied cells but dies if it stays on one (10.7). Carries no equipment and hosts only incorporeal symbiotes. Thirst and Carrion eating do not work on it.',
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
    text: 'Instead of a step the card swaps places with another creature of its controller directly in front of, behind, left or right of it, for one unit of its movement; it must be open. The partner, open or closed, but no symbiote, pays nothing; what is attached travels along.',
  },
  meditation: {
    name: 'Meditation',
    text: 'When paying chips, this card may also take them from other cards of its controller that share an element with it; they are named at declaration (17.4). Neutral cards cannot.',
  },
  plague: {
    name: 'Plague',
    text: 'Whenever this creature rolls an odd number, it wounds itself by that number; the printed face of the kept die counts. On its melee strike the attacked creature gains Plague until the end of the battle.',
  },
  poison: {
    name: 'Poison X',
    text: 'In the opening step of its controller’s turn a poisoned creature that is open (just opened or already open) receives X wounds; if it did not open, none. Several poisons do not add up: the largest works. Artefacts, incorporeal creatures and cards with Protection from poison cannot be poisoned. It lasts until removed and is nobody’s influence: Steadfast does not help.',
  },
  precision: {
    name: 'Precision',
    text: 'Attacks of this card cannot be redirected, and it ignores whatever obliges it to attack something. A defender may still be assigned.',
  },
  rage: {
    name: 'Rage X',
    text: 'At the end of your turn the card gains a chip if it declared no attack in it (cancelled ones and counter-strikes do not count); maximum X chips. As an instant in your own turn, while closed: lose a chip and open; uses per turn: X.',
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
    text: 'Abilities that trigger on an attack against this card have no effect on it; the wounds of the attack are inflicted. Vampirism of the striker works.',
  },
  thirst: {
    name: 'Thirst X',
    text: 'Just before its controller’s turn this creature, if closed, may inflict X wounds (influence) on an adjacent creature of either squad that is not incorporeal. Without a wound inflicted it does not open this turn. Flyers have no Thirst.',
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
    text: 'When this creature hits with a strike, its controller may show up to X cards with different names from his deck that have Unity and a lower printed cost, use what they do “on strike” with this kind of strike, and shuffle them back.',
  },
  vampirism: {
    name: 'Vampirism',
    text: 'When the simple strike of this creature (counter-strikes included) inflicts W wounds on a creature that is not incorporeal, it is healed by W; whatever exceeds its own wounds becomes extra lives, up to its maximum. Only wounds really inflicted count, also those beyond the life of the victim. Artefacts give nothing. Some cards count one wound fewer. An incorporeal creature cannot be healed and gains lives only for the part above its own wounds.',
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
    text: 'Subtype of creatures: stands in the extra zone, without a cell and without movement (16.1). A creature that gains Flight goes there at once: its equipment is destroyed, its symbiotes die, it loses Thirst.',
  },
  symbiote: {
    name: 'Symbiote',
    text: 'Subtype of creatures that shares the cell of a host of its own squad (21.4).',
  },
  parasite: {
    name: 'Parasite',
    text: 'Symbiote whose host is a creature in the first row of the opponent (21.5).',
  },
  finishingBlow: {
    name: 'Finishing blow X',
    text: 'Influence that destroys an adjacent creature whose current life is X or less, without wounds. Not usable on incorporeal creatures, symbiotes and artefacts. A flyer needs no adjacency.',
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
    text: 'The payment for defending does not close the card, but it has acted this turn; some cards may defend any number of times per turn.',
  },
  strikeRange: {
    name: 'Strike with range X',
    text: 'The melee strike of this card may be declared at a card on the battlefield at distance X or less (adjacent included). It is still a melee strike; the target fights if open; defenders by the usual rule. Not against the extra zone.',
  },
  beginsBattleWith: {
    name: 'Starts the battle with [text]',
    text: 'Received immediately when the card is first revealed (in preparation, at the start of the second player’s first turn, or on earlier reveal) or enters play later. Where the card names the first or the second player, only he receives it.',
  },
  cannotBeTakenWith: {
    name: 'Cannot be taken with [text]',
    text: 'The card cannot be recruited, summoned, revived, incarnated or taken under control while your squad contains what the card names.',
  },
  wearsNo: {
    name: 'Wears no [equipment]',
    text: 'No equipment (or none of the named class) can be placed on this creature.',
  },
  mustAttack: {
    name: 'Obliged to attack',
    text: 'Either the card must declare an attack of the named kind whenever one is legal, or, if it attacks, it must choose the named card as its target whenever that is legal (12.9).',
  },
  ignore: {
    name: 'Ignores [text]',
    text: 'The card uses its abilities against cards with what it names as if they did not have it. “All abilities of the attacked creature”: from the declaration of the attack to its payment nothing the attacked creature has works against it (protections, Armour, modifiers, replacement effects, re-rolls, Guard and other triggers of this attack), nor what it has from other cards; an open creature still fights and can counter-strike with its printed strike.',
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
