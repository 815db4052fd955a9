// Chapters 23 to 29: abilities, victory, what is hidden, notes on keywords, words.

import type { Chapters } from '@ludoteka/text-kit'

export const ABILITIES = {
  '23': {
    title: 'Abilities, modifiers, stacking',
    paragraphs: {
      '23.1':
        'Named abilities/modifiers (those with a name) do not add up: of several equal ones only the largest works. Unnamed numeric modifiers add up (-2 from shots and -1 from shots make -3).',
      '23.2':
        'Static abilities work while the card is in the play zone, revealed; triggered ones when their condition occurs; activated ones when declared and paid. Accompanying abilities (“on …”) work only if the thing they accompany succeeded.',
      '23.3':
        'Strength = printed value + sum of outgoing modifiers of the source + sum of incoming modifiers of the target (Arkhaal’s shield included); not below 0. Printed values are never changed by modifiers.',
      '23.4':
        'A gained ability without a stated period lasts until the end of the battle; a lost one likewise, but it may be gained anew. “While X, a target with Y gains Z” lasts while X holds, the target has Y and the source is in play with that ability.',
      '23.5':
        '“X times per battle / per turn” limits count uses of that ability by that very card (declared and not cancelled as illegal).',
      '23.5.1':
        'Table ruling: per-battle counters (also Incarnation’s) stay with the card when it leaves and re-enters play; per-turn counters are cleared by leaving.',
      '23.6':
        'Reducing an attack to a grade changes the grade: printed value and accompanying abilities of the new grade are used, and modifiers that name a grade look at the new one. It can also raise the grade. Table ruling: effects used in W2 are applied first, static ones of the struck card last; the last one applied stands.',
      '23.7':
        'Reducing an attack to X: strength becomes X if it was higher; grade and accompanying abilities stay. Applied after all modifiers.',
      '23.8':
        'Replacement effects wait for an effect and put another in its place (“instead”, “receives no wounds from”, “receives wounds only from”). The replaced effect counts as not having happened.',
      '23.9':
        'Block: the blocked game action has no effect and none of its accompanying abilities works; no dice are rolled for it; it is still paid.',
      '23.10': 'Ignore [text]: the source treats targets as lacking [text] for that use.',
      '23.11':
        'Summon and Revive: see 29. A card entering play is open unless stated, has full movement units, and makes 7.2 effects but not B5. Table ruling: so has a card coming under a player’s control in his own turn, and it may act in the same turn if it is its controller’s main phase.',
      '23.11.1':
        'Table ruling: a revived or summoned symbiote is placed on a legal host that is the reviving card or adjacent to it (reviver a flyer: any legal host), a parasite on any legal host by 21.5, equipment on a legal host likewise; without one the choice is illegal. If no place is left when it is carried out the ability is cancelled.',
      '23.12':
        'Ways to take a card into the squad: recruiting, summoning, reviving, incarnation, taking control. Unique and Cannot be taken with apply to all.',
      '23.13':
        'Table ruling: “next turn” of a player is never the turn under way: “until the end of the opponent’s next turn”, said in the opponent’s turn, means his following turn. Control for a limited time ends in E3 and the card returns to its former controller where it stands, open or closed as it is.',
    },
  },
  '24': {
    title: 'Endless chains',
    paragraphs: {
      '24.1': 'If abilities or effects would repeat endlessly they stop (do not trigger) before the first repetition.',
      '24.2':
        'Table ruling: every triggered ability remembers the chain of triggers that led to it. A triggered ability of a card does not trigger again from an event that descends from its own earlier trigger in the same chain. Separate declarations start new chains.',
      '24.3': 'Table ruling: an activated ability with no cost and no limit may be used once per turn.',
    },
  },
  '25': {
    title: 'Victory',
    paragraphs: {
      '25.1':
        'A player wins when the opponent has no creature left in the play zone; remaining artefacts or terrain do not save him. Hidden creatures count. Table ruling: a creature taken under control for a limited time still counts for the player it returns to.',
      '25.2':
        'Table ruling: checked first at B7, from then on after every event together with deaths. Cards waiting for incarnation do not count.',
      '25.2.1':
        'Table ruling: when the check ends the game it ends at once: waiting items and triggers (Guard, on-death, on-return abilities) are not carried out.',
      '25.3':
        'Table ruling: if both lose their last creature in the same event the game is a draw. A player may concede at any time. Stall limit (can be switched off): 30 turns in a row without any wound inflicted are a draw. Hard limit: when 200 turns of both players together have ended without a winner the game is a draw.',
    },
  },
  '27': {
    title: 'What is hidden',
    paragraphs: {
      '27.1':
        'Hidden information: a player’s deck order and content (content known to its owner), the deal and the recruited squad until B1, crystals spent until B1 (afterwards derivable), placement until B1, identity of hidden cards, cards returned to the deck. Graveyards, chips, wounds, dice, stack are public. Table ruling: the number of cards in each deck is public.',
      '27.2': 'Observers see what both players see in common.',
    },
  },
  '28': {
    title: 'Keywords',
    paragraphs: {
      '28.0':
        'Stacking: “largest” – only the largest value of equal ones works; “flag” – having it twice changes nothing; “strictest” – the strictest limit works. Everything here is a named ability (23.1) unless it is a text template.',
      '28.5.1':
        'Composite protections are bundles of independent ones: an effect that removes or ignores one of them leaves the others.',
      '28.5.2':
        'A protected card can be attacked; dice are rolled, costs are paid, but nothing of the attack reaches the card. A counter-strike is a simple strike: a card protected from simple strikes suffers nothing from it.',
      '28.5.3': 'Protection does not stop payments, redirection or defenders.',
      '28.5.4':
        'Table ruling: Protection from instant actions protects the card itself, from instant actions of both sides: closing it, changing its die (W2), wounds. It does not protect its abilities on the stack from being blocked, nor its attacks from being weakened on another card; a defender may be assigned for it when it is struck.',
      '28.6.1':
        'Table ruling: wounds by Guard, Plague and Fading are the wounded card’s own doing (20.5): no Steadfast, no Armour, no protection from attacks.',
      '28.6.2':
        'Table ruling: Decay triggers after the payment of every action (strike, defence, accumulating, ⟳ ability), also when the card did not close; it uses the stack.',
      '28.6.3':
        'Table ruling: Carrion eating of a flyer: the rulebook’s “any card in the play zone” is read as “wherever it stands”; the victim is still a non-incorporeal creature of the opponent.',
      '28.6.4':
        'Table ruling: Soulcatcher brings one chip for each creature that died, also several at once; a Soulcatcher dying in the same check gains nothing.',
      '28.6.5':
        'Table ruling: Unity is one trigger; the cards are shown and their effects run one after another, in an order the controller chooses, when it is carried out.',
      '28.6.6':
        'Table ruling: Gift of Life is mandatory; the receiver is chosen when it is put on the stack. Agility: the cell is chosen when it is carried out; none free: nothing.',
      '28.6.7':
        'Table ruling: Poison, Regeneration and Fading look at the player who controls the card when S3 comes. Manoeuvre’s partner must be revealed.',
      '28.6.8':
        'Table ruling: Charge and Formation lines are lost in the moment their condition fails, also in the middle of a strike, but 13.8.1 keeps what was read for this attack.',
    },
  },
  '29': {
    title: 'Words',
    paragraphs: {
      '29.1':
        'Revive: a card moves from your graveyard to the play zone, open, to a free cell adjacent to the reviving card (if the reviver is a flyer: any free cell of your half); flyers and terrain go to the extra zone. No place: illegal.',
      '29.2':
        'Summon: as Revive, but from your deck, which is shuffled afterwards. A fruitless search is allowed but the cost is paid.',
      '29.3': 'Return to the deck: a card moves from the play zone to its owner’s deck, which is shuffled.',
      '29.4': 'Independent creature: a creature on the battlefield that is not a symbiote.',
      '29.5': 'Does not fight: rolls no die; attacks at it are as against a closed card.',
      '29.6':
        'On attack (on strike): when the card makes the attack, even of strength 0; not on a miss. On attacking: when the attack is declared. After the attack: when it has been paid (A12).',
    },
  },
} as const satisfies Chapters
