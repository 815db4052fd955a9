// All steps, in the order of the rulebook.

import type { Steps } from '@ludoteka/kernel'
import { ACTIONS } from './actions.ts'
import { ASSEMBLY } from './assembly/assembly.ts'
import { PASSING } from './assembly/passing.ts'
import { PRIVATE_MOTION } from './assembly/privateMotion.ts'
import { VOTE } from './assembly/vote.ts'
import { BARON_CARDS, MOBILIZE } from './baronCards.ts'
import { CAPTURE, STRONGHOLD_FALL } from './battle/capture.ts'
import { WAR } from './battle/declare.ts'
import { BATTLE_FATE } from './battle/fate.ts'
import { BATTLE_OUTCOME } from './battle/outcome.ts'
import { RETREAT } from './battle/retreat.ts'
import { ARMY_STEPS, DEATH, DESERTION, LOSSES } from './deaths.ts'
import { DRAFT } from './draft.ts'
import { EFFECT_STEPS } from './effects/interpreter.ts'
import { ELIMINATION } from './elimination.ts'
import { AGENDA_FATE, EVENT_STEPS } from './events.ts'
import type { F } from './frames.ts'
import { LAWS } from './laws.ts'
import { MOVEMENT } from './movement.ts'
import { DEFENSES, EXPEDITION, NEUTRAL_CARDS } from './neutralCards.ts'
import { PLANNING, ROUND } from './planning.ts'
import { REORGANISING } from './reorganising.ts'
import { SETUP } from './setup.ts'
import type { S } from './state.ts'
import { TAXATION } from './taxation.ts'
import { UPKEEP } from './upkeep.ts'
import type { Verbs } from './verbs.ts'
import { WAGES } from './wages.ts'

export const STEPS: Steps<S, F, Verbs> = {
  ...SETUP,
  ...ROUND,
  ...PLANNING,
  ...ACTIONS,
  ...BARON_CARDS,
  ...MOBILIZE,
  ...NEUTRAL_CARDS,
  ...EVENT_STEPS,
  ...AGENDA_FATE,
  ...EXPEDITION,
  ...DEFENSES,
  ...EFFECT_STEPS,
  ...TAXATION,
  ...WAGES,
  ...ASSEMBLY,
  ...VOTE,
  ...PASSING,
  ...PRIVATE_MOTION,
  ...LAWS,
  ...DRAFT,
  ...MOVEMENT,
  ...WAR,
  ...BATTLE_FATE,
  ...BATTLE_OUTCOME,
  ...CAPTURE,
  ...STRONGHOLD_FALL,
  ...RETREAT,
  ...ARMY_STEPS,
  ...DESERTION,
  ...LOSSES,
  ...DEATH,
  ...UPKEEP,
  ...REORGANISING,
  ...ELIMINATION,
}
