// Chapters 1 to 7: cards, decks, recruiting, placement, preparation.

import type { Chapters } from '@ludoteka/text-kit'

export const SETUP = {
  '1': {
    title: 'Overview',
    paragraphs: {
      '1.1':
        'Each player is an ungar, a wandering mage who commands a squad of creatures recruited from a personal deck with rune crystals.',
      '1.2': 'Goal: kill all creatures of the opponent (25.1).',
      '1.3':
        'Order of a game: choose decks → die roll for sides (5.1) → deal and redeals (5.3) → recruiting (5.4) → placement (6) → preparation (7) → alternating turns, first player begins (9) → victory (25).',
      '1.4':
        'Golden rules. Axe rule: where a card text directly contradicts these rules, the card wins. Legality rule: chapter 19. Endless chains rule: chapter 24.',
    },
  },
  '2': {
    title: 'Components',
    paragraphs: {
      '2.1':
        'Two 30-card decks (Slua, Inquisitors); a crystal table; chips and markers (wounds, chips, poison, effects). Markers are unlimited.',
      '2.2': 'A white attack die and a black defence die; ordinary six-sided dice do as well (tables in 14).',
      '2.3': 'The battlefield: 6 rows of 5 cells (8). Each player also has an extra zone, a deck and a graveyard.',
    },
  },
  '3': {
    title: 'Cards',
    paragraphs: {
      '3.1':
        'A card has: name, type, element(s) or none (neutral), cost, rank (elite = gold, rank-and-file = silver), zero or more classes (race or order, e.g. Slua), abilities, rarity and number. Rarity (common, rare, super-rare, ultra-rare, legendary, promo) has no effect in play.',
      '3.2':
        'Elements: steppes, forests, mountains, swamps, darkness, forces of fire. Neutral is not an element. A multi-element card belongs to all its elements. Two cards are “of the same element” if they share at least one; otherwise they are of different elements (a neutral card shares none).',
      '3.3':
        'Types: creature (cost, life, movement, simple strike X-Y-Z), artefact (cost, life), terrain (cost), equipment (cost and an equipment class: armour, shield, weapon, boots, potion).',
      '3.4':
        'Creatures are independent ground creatures, symbiotes (parasites are a kind of symbiote) or flyers. Flyers show a wing sign instead of movement.',
      '3.5':
        'Orientation and face: a card in play is revealed or hidden (face down), and open (upright) or closed (turned 90°). These are independent pairs. Table ruling: a hidden card is always open.',
      '3.6':
        'Owner = the player whose deck held the card before the game. Controller = the player who commands it now (initially the owner). A player uses only abilities and properties of cards he controls. After the game every card returns to its owner.',
      '3.7': 'A card text naming its own card means only that very card, not others of the same name.',
      '3.8':
        '“Printed cost/life/strike value” = without modifiers. When a text says “value of the strike” it means the printed number.',
    },
  },
  '4': {
    title: 'Deck construction',
    paragraphs: {
      '4.1': 'A deck has at least 30 cards. Table ruling: at most 50.',
      '4.2': 'At most three cards of one name; five if the card has Horde.',
      '4.3': 'A deck may contain several copies of a Unique card; a squad may not (Unique).',
      '4.4':
        'The starter decks are fixed lists. A deck of your own from the whole pool obeys 4.1–4.3 only; elements are free.',
      '4.5':
        'Table ruling: both players may play the same deck list; the opponent’s list is not shown before the game.',
    },
  },
  '5': {
    title: 'Sides, deal, recruiting',
    paragraphs: {
      '5.1':
        'Both players roll a die; the higher roller chooses to be First player or Second player (First moves first). Table ruling: ties are re-rolled.',
      '5.2': 'Crystals: First 24 gold + 22 silver; Second 25 gold + 23 silver.',
      '5.2.1':
        'Element penalty: a squad with n ≥ 2 elements has n-1 gold fewer (table ruling: the lost crystal is gold). Neutral cards add no element; each element of a multi-element card counts. A purely neutral squad has no penalty. The count is made over the whole recruited squad (all card types).',
      '5.2.2':
        'Variant “first game”: 10 gold and 10 silver for each player instead of 5.2. Table ruling: no bonus crystal for the Second player in this variant; the penalty of 5.2.1 applies.',
      '5.3': 'Deal: each player shuffles his deck and deals himself 15 cards (the deal).',
      '5.3.1':
        'Redeal: a player unhappy with his deal shuffles it all back and deals himself one card fewer (14, 13, …). Any number of times. Table ruling: the two players decide independently and secretly as to cards; the number of redeals is public; never below one card; no redeal after recruiting was confirmed.',
      '5.4':
        'Recruiting: from his deal the player takes any cards whose total cost he can pay. Elite cards: gold only. Rank-and-file cards: gold and silver in any mix (table ruling: a single cost may be paid with both).',
      '5.4.1':
        'Feasibility test (exact): let E = sum of costs of elite cards, R = sum of costs of rank-and-file cards, G and S the crystals after penalty. Legal if E ≤ G and E + R ≤ G + S.',
      '5.4.2': 'Cost changes while recruiting (Devotion) are evaluated on the final squad.',
      '5.4.3':
        'Flyers: at most 15 crystals (gold and silver together, after Devotion) may be spent on flyers of the squad.',
      '5.4.4':
        'At most one copy of each Unique card; restrictions of Cannot be taken with; at most one terrain (table ruling: a player may have only one terrain in battle, so a second cannot be recruited).',
      '5.4.4.1':
        'Table ruling: Cannot be taken with binds only the card that carries it (it cannot enter while [text] is in the squad); in the recruited squad the two may not stand together, later a card fitting [text] may enter beside it.',
      '5.4.5':
        'Not all crystals need be spent; unspent crystals are lost. Table ruling: a squad must contain at least one creature that is neither a symbiote nor a parasite, unless the deal offers none that can be paid.',
      '5.4.5.1':
        'Table ruling: if the deal offers no such creature any squad, even an empty one, is legal; a player without a creature loses at B7.',
      '5.4.6':
        'Cards not taken go back into the deck, which is shuffled. From now on “deck” = all cards of the player not in his squad or graveyard.',
      '5.5': 'Decision: both players recruit simultaneously and secretly; squads become known when revealed (7).',
    },
  },
  '6': {
    title: 'Placement',
    paragraphs: {
      '6.1':
        'Each player places all recruited cards face down on his own half, one per cell. Artefacts, terrain, equipment, symbiotes and flyers are also placed on cells of their own for now.',
      '6.2': 'Cells have levels. A cell of level n may be used only when all cells of lower levels are filled.',
      '6.3':
        'First player: level 1 = the central 3×3 block of his half; level 2 = the outer cells of his second and third rows; level 3 = the outer cells of his first row.',
      '6.4':
        'Second player: level 1 = all five cells of his first row and the three central cells of his second and third rows; level 2 = the remaining outer cells of rows two and three.',
      '6.5':
        'Decision: simultaneous, secret, confirmed by both. Table ruling: a squad never exceeds 15 cards, so it always fits.',
    },
  },
  '7': {
    title: 'Preparation (steps B1-B7)',
    paragraphs: {
      '7.1':
        'B1 Reveal. All cards are revealed, except: the Second player may leave any cards of his third row hidden until the start of his first turn; any card with Stealth may stay hidden. Decision: First player decides about his stealth cards, then the Second player about his, before any card is shown (table ruling: the choices are committed, then everything is shown at once).',
      '7.2': 'Starts the battle with effects apply to every card at the moment it is first revealed.',
      '7.3': 'B2 Extra zone. Revealed flyers and terrain go to their owner’s extra zone. Their cells become free.',
      '7.4':
        'B3 Attachments. First the First player, then the Second, places his revealed symbiotes, parasites and equipment on hosts (21). He does it one after another in any order. What has no legal host dies. Table ruling: placing is obligatory when a legal host exists; a card placed earlier in this step is not moved again.',
      '7.4.1':
        'Table ruling: hosts must be revealed. What dies here goes to the graveyard at once; the triggers of it wait for B4.',
      '7.5':
        'Hidden flyers, terrain, symbiotes and equipment stay on their cells; when later revealed they do B2/B3 at once (controller chooses the host immediately; none: the card dies).',
      '7.6':
        'B4 Triggers of revealing, then B5 At battle start. Abilities “at battle start” are used in turn: First player uses one, Second player uses one, and so on until both have used or declined all. Each is used once per battle. A player with none left is skipped.',
      '7.6.1':
        'Table ruling: B4 carries out, in the order of 18.8 and without responses, all triggers of B1-B3 (deaths of cards without a host: Soulcatcher, Gift of Life). In B5 a player on his go uses one ability or passes; a pass gives up all his remaining optional ones; mandatory ones must be used.',
      '7.7':
        'B6 Vanguard. Creatures with Vanguard may strike, alternating from the First player, one at a time; a player may decline. Nobody can respond: no instants and no windows W2-W4; re-rolls by Experience and the triggers of the strike work.',
      '7.7.1':
        'Table ruling: a Vanguard strike declared at a hidden card reveals it; if the target then proves illegal the strike is lost. The triggers of a Vanguard strike are carried out at once in the order of 18.8, without responses, before the next Vanguard strike.',
      '7.8':
        'B7 Check victory (25; it is not checked earlier), then start the First player’s first turn. Table ruling: for everything counted per turn (Armour, Camouflage, limits per turn, “this turn”) the preparation B1-B7 is a turn of its own; its counters and “until the end of the turn” effects end here.',
      '7.9':
        'Table ruling: during B5 an ability may be answered with instants (the stack works); during B1–B4 and B6 not. Where a rule asks for the active player in the preparation, it is the First player.',
      '7.10':
        'Table ruling: cards that stay hidden do not use B5 and B6; revealing them before these steps is allowed.',
    },
  },
} as const satisfies Chapters
