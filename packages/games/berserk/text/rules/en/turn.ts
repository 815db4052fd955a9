// Chapters 8 to 11: the battlefield, the turn, movement, actions.

import type { Chapters } from '@ludoteka/text-kit'

export const TURN = {
  '8': {
    title: 'Zones and geometry',
    paragraphs: {
      '8.1':
        'Zones: play zone (= battlefield + both extra zones), deck, graveyard. The squad of a player = all cards he controls in the play zone.',
      '8.2':
        'Battlefield: columns a-e, absolute rows 1-6. The First player’s own rows: first = 3, second = 2, third = 1. The Second player’s: first = 4, second = 5, third = 6. The two first rows touch.',
      '8.3': 'A row has five cells; a column (“vertical row”) six.',
      '8.4':
        'Adjacent cells: the up to eight surrounding cells. Adjacent cards (“standing next to”): cards on adjacent cells or on the same cell. A card is not adjacent to itself. Cards in an extra zone are adjacent to nothing.',
      '8.5': 'Distance between two cells = |Δcolumn| + |Δrow|. Range X = distance X or less.',
      '8.6':
        'Directions. In front (opposite), behind, forward and backward are seen from the controller of the named card: forward is toward the enemy side. Left and right are seen from the player who uses the ability. Opposite = exactly one cell forward in the column; the card there may be friend or foe.',
      '8.7':
        'Occupied cell: a cell with a card on it, or made occupied by an effect (e.g. a Pyre). Symbiotes and equipment share the cell of the host. All other cells are free.',
      '8.8':
        'Move (spend movement), relocate (any change of cell by move, jump, teleport, swap, push) and place/put (entering or being set on a cell, not a relocation) are different words. Relocation is only onto a free cell.',
    },
  },
  '9': {
    title: 'Turn structure',
    paragraphs: {
      '9.1': 'A turn has three phases: Start (S0-S5), Main, End (E1-E3). The player whose turn it is = active player.',
      '9.2':
        'S0 Only the Second player’s first turn: he reveals all his hidden cards of the third row (not those with Stealth). 7.2 and 7.5 apply.',
      '9.3':
        'S1 Before the turn: Thirst (Thirst), each closed creature with Thirst of the active player in an order he chooses.',
      '9.3.1':
        'Table ruling: like S3, Thirst does not use the stack; only W3 opens; deaths and triggers of each Thirst (these do use the stack) are finished before the next creature. A hidden enemy card may be named; if it proves illegal the Thirst is not satisfied.',
      '9.4':
        'S2 Opening: all closed cards of the active player open at once, except those that may not (failed Thirst, “does not open”). Movement units of all his creatures are restored to their movement value. Acted flags are cleared. S3 Opening effects: for each of his cards that is open now (just opened or already open): Regeneration, Poison, Fading, in an order chosen by the active player, one after another. Table ruling: they do not use the stack and cannot be answered (only window W3 opens, 20.3); deaths and wound triggers happen normally after each single effect, before the next one.',
      '9.4.1':
        'Table ruling: the list of pairs (card, effect) is made when S3 begins. Later closing or opening does not change it; a pair is skipped if the card has left play or no longer has the effect. Triggers of a single effect use the stack and are finished before the next effect.',
      '9.5':
        'S4 At the start of the turn: all “at the start of your turn” abilities of the active player (Charge chips, Incarnation chips, card texts) are declared at once and resolved one by one in an order he chooses; when all of these are done, “at the start of the opponent’s turn” abilities of the other player follow as a second batch (table ruling: 18.8 is used inside each batch). They use the stack (responses allowed).',
      '9.5.1':
        'Table ruling: Incarnation is such an item although its card lies in the graveyard (18.11 does not cancel it while the card is there); the cell is chosen when it is carried out.',
      '9.6': 'S5 Both players may use instants (priority, 18).',
      '9.7':
        'Main phase: the active player, in any order and mix, moves creatures (10), acts with cards (11) and uses abilities without ⟳; nothing is compulsory (except 12.9). Acting with one card does not stop moving others.',
      '9.8':
        'The main phase ends when the active player declares “end turn” with an empty stack; the opponent may answer with instants. Table ruling: if he does, the active player may continue his main phase.',
      '9.9':
        'E1 Obligation check (12.9). E2 End-of-turn triggers: active player’s (Rage, card texts) are put on the stack and resolved, then as a second batch the opponent’s (Concentration, card texts). E3 effects lasting “until the end of the turn” expire; per-turn counters (Armour, Camouflage, once-per-turn limits, wounds-this-turn memory) are reset for all cards of both players. Then the other player’s turn begins.',
    },
  },
  '10': {
    title: 'Movement',
    paragraphs: {
      '10.1':
        'Only the active player’s own open and revealed ground creatures move. Movement value = number of cells per turn.',
      '10.2':
        'One unit = one step forward, backward, left or right onto a free cell. No diagonal steps, no swapping places, no passing through cards.',
      '10.3': 'Units may be spent in portions, between actions of other cards, until used up.',
      '10.4':
        'Units are restored at the start of the controller’s turn and whenever the card opens (also by an effect).',
      '10.5': 'When a card acts (11) it loses all remaining units. A closed card cannot move.',
      '10.6':
        'Movement is not an action and not an ability: it does not use the stack and cannot be answered. Table ruling: after each step of movement the opponent may use instants before anything else happens (a priority window with an empty stack); abilities triggered by moving are put on the stack first.',
      '10.6.1':
        'Table ruling: the same window follows a jump, a teleportation, a manoeuvre and a whole path of 10.7. “Cannot move” and units are checked step by step. A card opened in the opponent’s turn has units but no right to move then (10.1).',
      '10.7':
        'Incorporeal creatures may step onto occupied cells. Table ruling: such a move is declared as a whole path; if the path ends on an occupied cell the creature dies. It cannot stop there “for a moment”.',
      '10.7.1':
        'Table ruling: a cell blocked by a marker counts as occupied here too; ending there on purpose is allowed and is a death.',
      '10.8': 'Jump, Teleportation and Manoeuvre replace movement as described in chapter 28.',
      '10.9':
        'Symbiotes, parasites and equipment never move by themselves; they travel with the host at no cost. Artefacts, terrain and flyers do not move.',
    },
  },
  '11': {
    title: 'Actions, open and closed',
    paragraphs: {
      '11.1':
        'An action is anything whose cost contains closing the card: a simple strike; being assigned as a defender; closing to accumulate a chip; closing “for a strike at a flyer” (16.6); any ability with ⟳ in its cost.',
      '11.1.1':
        'Table ruling: accumulating a chip and closing “for a strike at a flyer” are declared, wait on the stack and can be answered like every action; they have no type (protections do not see them).',
      '11.2':
        'Only open cards act. After its action a card is closed (payment, 11.4). A closed card can declare and perform no actions and cannot move; its passive and triggered abilities and its abilities without ⟳ work.',
      '11.3': 'A card closed by some effect of another card has not used its action; it simply cannot pay for one now.',
      '11.4':
        'Payment is made after the action has been carried out (rulebook). The cost must be payable when the action is declared and when it is carried out. Table ruling: costs are reserved at declaration – a card with an unresolved ⟳ in its name cannot declare another ⟳, and reserved chips cannot be spent twice; the reservation ends when the action is paid or cancelled.',
      '11.4.1':
        'Table ruling: reserved chips cannot be moved by own abilities. If chips are lost between carrying out and paying, what is left is paid; the action stands.',
      '11.5':
        'If a card in the middle of its own declared action is closed by an effect (of whichever side) before the action is carried out, the action becomes illegal and is cancelled without payment (19).',
      '11.5.1':
        'Table ruling: a card closed after its action has begun to be carried out (W2-W4, A10) keeps its action; the payment counts as made and sets the acted flag.',
      '11.6':
        'Artefacts, terrain and equipment may also have abilities with ⟳ and then close; they open in S2 like all cards.',
      '11.7': 'Acting is possible only in the own main phase with an empty stack, except instant actions (18).',
      '11.8':
        'Acted flag: set when an action is paid; cleared when the card opens and at the end of every turn. A card with the flag cannot act again even if it is open (Does not close after attacking, Does not close when defending); texts that allow several strikes or defences per turn are exceptions.',
    },
  },
} as const satisfies Chapters
