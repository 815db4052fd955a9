// Chapters 12 to 16: strikes, dice, other attacks, flyers.

import type { Chapters } from '@ludoteka/text-kit'

export const ATTACKS = {
  '12': {
    title: 'Simple strike: declaring',
    paragraphs: {
      '12.1':
        'Every creature has a simple strike X-Y-Z: strengths of the weak, medium and strong strike. A creature with 0-0-0 may still strike.',
      '12.2':
        'Target: one adjacent card (diagonals and same cell included). Flyers: 16. Strike with range: T.12. Cards that can be targets: creatures and artefacts in the play zone. Terrain and equipment can never be attacked.',
      '12.3':
        'Table ruling: own cards may be attacked (the rulebook lets a symbiote and its own host attack each other). No defender can be assigned for a strike at an own card; the same player rolls both dice.',
      '12.4':
        'Declaring names the attacker, the kind of attack and the target. If the target is hidden it is revealed now; if that shows the declaration to be illegal, the attack is not made but is paid (22.4).',
      '12.5':
        'Defender. While the strike is on the stack, the attacked player may assign a defender: an open creature of his that is adjacent both to the attacker and to the original target. The defender becomes the target. The conditions follow.',
      '12.5.1':
        'Only on the opponent’s turn (i.e. the attacker’s player is active); only against simple strikes; not against directed or unanswered strikes, nor strikes of a card with Protection from instant actions.',
      '12.5.2':
        'Table ruling: the original target cannot defend itself; at most one executed assignment per strike; a cancelled assignment may be replaced by another. Artefacts may be defended; symbiotes may defend.',
      '12.5.3':
        'Assigning is an instant action of the defender: it goes on the stack, can be answered, and is paid by closing the defender at the same moment the attacker closes (13.11). Until then the defender is open and fights. Table ruling: once the assignment has been executed it stays valid even if an effect closes the defender before the dice; he then does not fight (13.2). If the defender has left the play zone by A1 the strike is cancelled (12.7).',
      '12.5.4': 'A hidden creature may be assigned; it is revealed by that.',
      '12.5.5': 'Table ruling: adjacency is checked when the assignment is declared and when it is executed.',
      '12.5.6':
        'Table ruling: the defender must be able to act (open, no acted flag, no reserved ⟳). Directed, unanswered and Protection from instant actions are looked at when the assignment is declared and when it is executed, against the target of that moment. A hidden flyer, symbiote or parasite must be revealed and placed (7.5) before it can be assigned.',
      '12.6':
        'Redirection (an ability that changes the target of an attack) is possible only between declaration and dice. The new target must be one the attack could legally have been declared at, unless the text says otherwise.',
      '12.6.1':
        'Table ruling: “original target” in 12.5 is the target at the moment of the assignment. A redirection executed after a defender was assigned releases the defender: he is no longer concerned and is not closed; another may then be assigned for the new target.',
      '12.7':
        'Legality is checked again when the strike is carried out: attacker in play, able to pay, target in play and still reachable. Otherwise the strike is cancelled without payment.',
      '12.8':
        'Table ruling: for 12.7 an executed defender is a legal target even if the attacker could not have chosen him (a flyer defending against a ground creature). Only if attacker and defender are both on the battlefield must they still be adjacent (for a strike with range: within that range).',
      '12.9':
        'Obligation to attack. Two kinds. Must attack (“must do so”, Obliged to attack): while a legal attack of that kind exists, the controller may not end the turn and may not act with that card otherwise. Must choose a target (“if it attacks, it must choose …”): the card need not attack, but an attack it declares that could legally be aimed at the named card must be aimed at it; an attack that cannot reach it (e.g. a shot, when it stands adjacent) is free. Table ruling: an obligation never forces movement and never forces spending chips; it does not forbid moving the card, even out of reach; a “must attack” obligation lapses for this turn once an obligatory attack of the card was declared and then cancelled. Precision removes both kinds.',
      '12.9.1':
        'Table ruling: “must choose a target” is applied first. If it leaves no legal attack of the kind a “must attack” text demands, that demand is void. With several fitting targets the controller chooses.',
    },
  },
  '13': {
    title: 'Simple strike: carrying out (steps A1-A12)',
    paragraphs: {
      '13.1': 'A1 legality check (12.7).',
      '13.2':
        'A2 does the target fight? Yes if it is a creature, open, not told “does not fight”, and the strike is not unanswered (“as against a closed card”). Artefacts and closed cards do not fight.',
      '13.2.1':
        'Table ruling: whether the target fights is settled here. Closing or opening it afterwards changes neither the dice nor its counter-strike.',
      '13.3': 'A3 Roll. The attacker rolls the attack die; a fighting target rolls the defence die at the same time.',
      '13.4':
        'A4 Re-rolls. Experience (Attack experience, Defence experience) and similar: the attacker’s player decides first, then the target’s, alternately, until both pass in a row. Each re-roll replaces the result. Table ruling: a card that rolls twice and keeps one (card text) throws both dice in A3 and its controller picks the kept face before A4 (attacker’s player first); a re-roll re-rolls the kept die only; a die re-rolled in W2 cannot be re-rolled by Experience afterwards.',
      '13.5':
        'A5 Window W2 – instants with timing afterRoll. Then all roll modifiers (Blessing, Curse, Clumsiness, ±n of W2) are added together and the sum is limited once to 1-6 (14.6).',
      '13.5.1':
        'Table ruling: ±n of W2 belongs to the die and stays if the die is re-rolled later in the window. A card used in W2-W4 pays at once when its effect has been carried out.',
      '13.6':
        'A6 Result by table 14.1/14.2: hit of a grade, both miss, or miss with counter-strike. In the last case the roles are swapped for A7-A10: the target strikes the attacker with a weak simple strike.',
      '13.7':
        'A miss: no strike is made, nothing that accompanies a strike works. Go to A10, where only triggers that do not need a strike are left (Plague of a die rolled, “on a miss” texts).',
      '13.8':
        'A7 Strength: reductions to a grade (23.6) are applied first; strength = printed value of that grade + all modifiers (23.3), then reductions to X (23.7), not below 0. Window W3 – instants with timing beforeWounds (20.3); a reduction to X used here changes the strength at once.',
      '13.8.1':
        'Table ruling: grade, strength and every condition that speaks of the two cards of this attack (closed, open, element, defender, formation, filters of the triggers of this attack) are read here once, before W3, and hold until A10; only reductions of W3 and protections, armour and replacement effects are read at their own step.',
      '13.8.2':
        'Table ruling: if the struck card leaves play between A1 and A9 the attack ends like a protected one (13.9); if the striking card does, no attack is made.',
      '13.9':
        'A8 Protection: if the struck card is protected from this kind of attack, the strike has no effect at all on it: no wounds, no accompanying abilities (of either card, Guard included). Go to A10 (only Plague of a die rolled is left; it is not a miss). A9 Wounds by the pipeline 20.3; vampirism is applied together with the wounds. Window W4 – instants with timing afterWounds. Then deaths (20.6).',
      '13.9.1':
        'Table ruling: W4 opens only if an attack inflicted at least 1 wound (not in B6). The deaths of A9 and of everything done in W4 are checked together when W4 closes, so wounds taken off in W4 can save the card. Triggers of W2-W4 wait for A10.',
      '13.10':
        'A10 Triggers of this strike (“on strike”, “on attack”, Guard, “when wounded”, “on death” …) go on the stack in the order of 18.8 and are resolved. A strike of strength 0 triggers “on strike” too.',
      '13.11':
        'A11 Payment: the attacker closes (if still in play and nothing says otherwise), loses its movement units, gets the acted flag; so does the defender. A12 “After the attack” abilities.',
      '13.12': 'Table ruling: if the strike is cancelled before A3, the defender is not closed either.',
    },
  },
  '14': {
    title: 'Dice tables',
    paragraphs: {
      '14.1': 'Attack die: 1-3 weak, 4-5 medium, 6 strong.',
      '14.2':
        'Defence die (only if the target fights): 1-4 the attacker hits with the grade of the attack die; 5 both miss; 6 the attacker misses and the target makes a weak simple strike at the attacker (counter-strike).',
      '14.3': 'If the target does not fight only the attack die counts.',
      '14.4':
        'X-Y-Z in any ability text: roll the attack die; 1-3 take X, 4-5 Y, 6 Z. A single number N means N-N-N. Table ruling: a simple strike is always rolled; any other attack or text with three equal values is not rolled and has no grade (no W2, no re-roll, no Plague).',
      '14.5':
        'A counter-strike is a simple strike and an attack of the target: its weak-strike abilities, vampirism, modifiers against the attacker all apply; an effect that sets the grade of a simple strike (23.6) can change it. It cannot be answered by another counter-strike, no defender can be assigned against it, and it closes nobody by itself.',
      '14.5.1': 'Table ruling: a counter-strike needs no reach: it also hits a flyer or a striker with range.',
      '14.6':
        'Table ruling: modified results below 1 count as 1, above 6 as 6. Named roll modifiers do not add up with their equals (23.1); Blessing and Curse together cancel.',
      '14.7':
        'The rulebook’s special dice carry symbols instead of numbers: three weak, two medium, one strong face on the white die; four “the attacker hits” faces, one cross (both miss) and one fist (counter-strike) on the black die.',
    },
  },
  '15': {
    title: 'Other attacks and abilities',
    paragraphs: {
      '15.1':
        'Melee attacks: simple, special, magic strike. Ranged attacks: row strike, shot, throw, discharge. Magic attacks: magic strike, discharge. All others are non-magic. Counter-strikes are attacks. Strikes: simple, special, magic, row strike.',
      '15.2':
        'An ability with ⟳ is used instead of a simple strike. Its target does not fight, cannot counter-strike and cannot be given a defender. The strength is determined as against a closed card.',
      '15.3':
        'Special and magic strikes: at an adjacent card. Modifiers that speak of the simple strike do not touch them.',
      '15.3.1':
        'Table ruling: a strike that a text aims at a named card (“special strike 2 at the attacker”) needs no reach, like a counter-strike; it also hits a flyer.',
      '15.4':
        'Shots, throws, discharges: at any creature or artefact in the play zone not adjacent to the attacker; with “range X” only within distance X. Cards in the extra zone can always be chosen, whatever the range. Table ruling: obstacles do not block; own cards may be chosen.',
      '15.5':
        'Row strike: exactly two cells away in a straight horizontal or vertical line, and the cell between must be free or hold a card of the striker’s controller. Never diagonally, never across an enemy card, never at the extra zone. Table ruling: a cell made occupied by a marker only is not free and blocks.',
      '15.6':
        'Influence (non-magic) and spell (magic) are not attacks. They may be used on any card of the play zone unless the text restricts it. An ability without a named type is an influence (public cards: “(influence)” in brackets).',
      '15.7':
        'Sequence for 15.3–15.6: declare (source, ability, targets, X, modes) → responses → legality check → for attacks roll and W2, W3, protections, wounds as in 13.3–13.10 (attack die only) → payment → “after” abilities. Table ruling: if the text of an attack ability does something first (“remove X and, if so, make a discharge X”), that is done after the legality check and before the dice; if it fails or the source dies of it there is no attack.',
      '15.8':
        'Several targets: effects are applied simultaneously unless the text says “then”; for attacks at several targets each has its own roll, in an order chosen by the controller. Illegal targets are skipped; if all are illegal the ability is cancelled (19).',
      '15.9': '“If so” (also “if done”): the second part happens only if the first part took effect.',
    },
  },
  '16': {
    title: 'Flyers',
    paragraphs: {
      '16.1':
        'Flyers stand in the extra zone of their controller, have no cell, no movement, carry no equipment or symbiotes, are adjacent to nothing.',
      '16.2':
        'A flyer’s melee strikes may be declared at any creature or artefact on the battlefield or in either extra zone.',
      '16.3':
        'Ranges do not limit a flyer’s abilities nor abilities aimed at a flyer (exception: row strike and strike with range, which cannot reach the extra zone). Table ruling: “adjacent” in a flyer’s own melee-like ability (Finishing blow) means any card; a flyer itself cannot make row strikes or use strike with range (it has no cell).',
      '16.4':
        'Defender against a flyer’s simple strike: another open flyer of the attacked player, or an open creature adjacent to the target. A flyer cannot defend a ground card against a ground creature; it can defend a flyer against a ground creature. Against a strike at a flyer only flyers can defend.',
      '16.5':
        'Ground creatures cannot make melee strikes at flyers, except 16.6. Ranged attacks other than row strikes can.',
      '16.6':
        'Closing for a strike at a flyer. If all creatures in the opponent’s squad are flyers, an open ground creature of the active player may act by closing “for a strike at a flyer”. In its controller’s next turn that creature may once declare a simple strike at a flyer. Table ruling: while the opponent has any hidden card the action is illegal, whatever that card is (so nothing is given away); his revealed artefacts, terrain and equipment do not matter, revealed symbiotes and parasites count as non-flying creatures; the permit is lost at the end of that next turn; it stays valid if ground creatures reappear; a symbiote may do it too.',
      '16.7': 'If a ground creature strikes a flyer by 16.6 the flyer fights if open.',
      '16.8':
        'Losing Flight: the card is placed on a free cell of its controller’s half chosen by him. Table ruling: if there is none it dies.',
    },
  },
} as const satisfies Chapters
