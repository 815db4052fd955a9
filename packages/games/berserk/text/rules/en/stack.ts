// Chapters 17 to 19: chips, the stack, legality.

import type { Chapters } from '@ludoteka/text-kit'

export const STACK = {
  '17': {
    title: 'Chips',
    paragraphs: {
      '17.1': 'A cost with n● before ⟳ needs n chips on the card. The chips are spent as part of the payment.',
      '17.2':
        'If a card has an ability with a chip in its cost it also has, unprinted: “⟳: accumulate one chip”. Accumulating is an action; normally one per turn. This holds for every ability with a chip before the colon, also those without ⟳ (e.g. ⚡2●). Chips named only after the colon or in a keyword (Rage, Charge, Decay, Soulcatcher, Concentration, Blood magic) give no such right.',
      '17.3': 'Chips stay until spent or lost; they vanish when the card leaves the play zone.',
      '17.4':
        'X●: X is chosen at declaration (at least 1, at most the chips available and not reserved). With Meditation the player also names at declaration which cards the chips come from; these are reserved (11.4).',
      '17.5':
        'Maximum X chips (also set by Charge, Rage and Soulcatcher; of several maxima the smallest counts): further chips are not gained; accumulating at the maximum is illegal.',
      '17.6': 'Incarnation chips are a separate kind and exist only on cards in a graveyard.',
    },
  },
  '18': {
    title: 'Instants, priority and the stack',
    paragraphs: {
      '18.1':
        'Instant actions (⚡ with ⟳) and instant abilities (⚡ without ⟳) may be used in any turn, whenever their player has priority – also in reply to any declaration, including instants.',
      '18.2':
        'Priority = permission to declare something; exactly one player has it. At the beginning of every phase and step the active player has it.',
      '18.3': 'Stack. Every declared game action waits on the stack and is carried out last-in first-out.',
      '18.4':
        'After a declaration the other player gets priority first, then it alternates. Two passes in a row: the top item is carried out; then triggers are put on the stack; then the active player has priority again.',
      '18.5': 'With an empty stack two passes in a row end the step; in the main phase the step ends only by 9.8.',
      '18.5.1':
        'Table ruling: priority with an empty stack exists only in S5, in the main phase, in the window after movement (10.6) and after “end turn” (9.8). In B5, S4 and E2 players have priority only while an item waits; when the stack is empty the step goes on.',
      '18.6':
        'Table ruling: a player who has nothing legal to declare passes automatically; clients may offer auto-pass settings. Windows W2-W4 are only for instants with the matching timing and work as small stacks of their own (last-in first-out), the player who does not control the attack (W2 of another roll: the rolling card; W3 of another wound event: its source) being asked first; two passes in a row close the window. W2 opens after every die a card rolls (strikes, other attacks, X-Y-Z rolls, “roll a die”). In a window a player may also reveal his hidden cards; a player who has a hidden card is therefore always asked, so that the pause tells nothing.',
      '18.6.1':
        'Table ruling: a fight has one W2 for both its dice. Windows may be nested (a wound event inside W3 opens its own W3). For wounds without a source (Poison) the player who does not control the wounded card is asked first. An instant cancelled in a window is not paid.',
      '18.7':
        'Things that do not use the stack: movement, jump, teleportation, manoeuvre, revealing own hidden cards, payments, static abilities, replacement effects, S1–S3 (Thirst included), vampirism, deaths, “starts the battle with …”, decisions about a heal, B1–B4, Vanguard.',
      '18.8':
        'Triggers: abilities whose condition came true are declared automatically (or by choice if “may”). If several trigger at once, first all of the active player are put on the stack in an order he chooses, then all of the other player in an order he chooses; so they are carried out in the reverse order. Targets of triggered abilities are chosen when they are put on the stack.',
      '18.8.1':
        'Table ruling: “may” is decided when the trigger would be put on the stack (the other player sees the decision); X, cells, numbers and splits are chosen when it is carried out. A mandatory trigger without a legal target is not put on the stack.',
      '18.8.2':
        'Table ruling: triggers of a declaration (Volot, Temple Warrior) are put directly above the declared item before anybody gets priority; then the opponent of the declaring player has it first. After triggers of anything carried out the active player has it first (18.4).',
      '18.9':
        'Triggers created while something is being carried out wait until it is finished (for a strike: until A10).',
      '18.9.1':
        'Table ruling: triggers of a strike (A10) and the answers to them are a part of the stack of their own: they are all carried out before A11, older items below wait. Meanwhile only instants can be declared.',
      '18.10': 'The Vanguard strike cannot be answered at all (7.7).',
      '18.11':
        'A source that has left the play zone cannot have its waiting action carried out: the item is cancelled (exceptions: triggers of leaving, e.g. on death, which use the last known state; Guard; Incarnation). Table ruling: an item already being carried out is finished even if its own effect removes its source (positions = last known), but a card that has left the play zone makes no attack any more – unless the attack itself is an on-death ability.',
    },
  },
  '19': {
    title: 'Legality',
    paragraphs: {
      '19.1':
        'A game action that cannot be declared, computed, applied, carried out or paid by rules or card text is illegal.',
      '19.2': 'An illegal declaration is taken back and nothing is paid (the card does not close).',
      '19.3':
        'If a declared action becomes illegal before it is carried out it is cancelled without payment. Exception 22.4 (hidden target): it is paid.',
      '19.4':
        'Opening an open card and closing a closed card are illegal as declared effects. Inside a longer text or a trigger the impossible part is skipped. Healing a creature without wounds is legal but useless. Table ruling: a declared ability is refused if nothing in it could have any effect, e.g. a pure heal whose only target has no wounds; a heal that also removes a poison the target has is legal.',
      '19.4.1':
        'Table ruling: a declaration is never refused because of a protection or a replacement effect (19.5); “could have any effect” is judged as if there were none.',
      '19.5':
        'Targets are checked at declaration and again when carried out; a protected card may be chosen as a target (the effect then does nothing to it) – Table ruling: clients should warn.',
    },
  },
} as const satisfies Chapters
