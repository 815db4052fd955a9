// Chapters 5 and 6: strength and outcomes of battles.

import type { Chapters } from '@ludoteka/text-kit'

export const BATTLES = {
  '5': {
    title: 'Strength',
    paragraphs: {
      '5.1':
        'Cards: add up the strengths of all suitable cards of your side for the terrain of the province, land or sea. Forts count for the defender.',
      '5.2': 'Neutral cards: the defender adds the values of the neutral cards in the province.',
      '5.3':
        'Landing: if the target is a land province and the origin a sea province, the defender adds 4. It does not count in quagmire battles (4.6). Table ruling: a link between two land provinces across narrow water is no landing.',
      '5.4':
        'Winter: while it is winter the defender adds the winter figure of the province: sun 0, snowflake 2, no symbol 1. It counts in quagmire battles too.',
      '5.5':
        'Wheel: position 5 adds 1 to the attack, position 2 adds 1 to the defence. It does not count in quagmire battles.',
      '5.6':
        'Superiority: the holder of the superiority token, attacker or defender, may add 1. Table ruling: the holder decides when both totals are known, in every battle that reaches 4.5.9. A token that was used is handed over after the battle (4.5.11), even if it changed nothing. The 1 is part of the strength for the payments of 6.1.3 and 6.4.2 too. The other player cannot answer, but may use the token in a later battle of the same turn.',
    },
  },
  '6': {
    title: 'Outcomes',
    paragraphs: {
      '6': 'The first of these that is true decides. The attack is at least twice the defence: the attacker wins (6.1). The attack is at least equal to the defence: quagmire (6.2). The defence is at least twice the attack: the attacker is routed (6.4). Otherwise: defeat (6.3). Cards discarded in 4.5.7 stay discarded in every outcome. All cards that stay in the province, neutral ones too, are turned face down again.',
      '6.1': 'Win: the attacker takes the province. A quagmire marker there is removed.',
      '6.1.1': 'The defender’s cards go to the defender’s loss pile; neutral cards there are out of the game.',
      '6.1.2': 'If the defender controlled the province, the defender’s province card returns to the province deck.',
      '6.1.3':
        'The attacker pays: chooses suitable cards whose strengths add up to at least the defence strength, with all its bonuses, and puts them in the win pile. Table ruling: any cards that reach it are legal, more than needed too. Against a defence of 0 nothing is paid.',
      '6.1.4': 'The attacker’s other suitable cards stay face down in the province as its garrison.',
      '6.1.5': 'The attacker’s province card goes face up on the table.',
      '6.1.6': 'The attacker’s control token is placed; a neutrality token is removed.',
      '6.1.7':
        'No-supply markers are brought up to date (0.9). Then 2.7 or 2.8 happens if it applies, supply is checked again, and then 0.2.',
      '6.2': 'Quagmire: the battle drags on, and nobody takes the province.',
      '6.2.1':
        'Each player puts a random half of the suitable cards (0.10) in the loss pile. Whoever has only one loses it.',
      '6.2.2':
        'The defender’s half is counted over own and neutral cards together. Own cards go first, at random; only when they are used up do neutral cards go, out of the game.',
      '6.2.3':
        'What is left of both sides stays in the province. A side may be left with no cards; the quagmire goes on all the same. Table ruling: the cards lie face down again.',
      '6.2.4':
        'The attacker’s province card is laid face up on the map in that province, with a quagmire marker. The controller does not change; supply does (0.8, 0.9).',
      '6.2.5':
        'Table ruling: losses are drawn face down. Each player sees which own cards were lost, the opponent only how many. Neutral cards that go are shown to both.',
      '6.3':
        'Defeat: the attacker’s suitable cards go to the loss pile. The defender’s cards and the neutral cards stay. The attacker’s province card returns to the province deck; a quagmire marker is removed.',
      '6.4': 'Rout: the attack collapses.',
      '6.4.1': 'The attacker’s suitable cards go to the loss pile.',
      '6.4.2':
        'The defender pays: chooses own suitable cards whose strengths add up to at least the attack strength, with all its bonuses, and puts them in the win pile. Neutral cards never count here and stay. Table ruling: more than needed is legal too; if all own cards together do not reach it, all of them go. Against an attack of 0 nothing is paid.',
      '6.4.3': 'The defender’s other cards stay in the province.',
      '6.4.4': 'The attacker’s province card returns to the province deck; a quagmire marker is removed.',
    },
  },
} as const satisfies Chapters
