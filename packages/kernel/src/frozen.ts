// Frozen versions of games: bundles of a game and the kernel it was made with, taken in and adapted to this kernel.

import { type ErrorCode, fail, LudotekaError } from './errors.ts'
import type { Game } from './game.ts'
import { type HostKernel, KERNEL_GENERATION, OWN_KERNEL } from './host.ts'
import { isObject, short } from './json.ts'
import { OUTER_VIEW } from './viewSchema.ts'

/**
 * What entry points of an older generation lack or do otherwise, by generation: whoever raises KERNEL_GENERATION says
 * here how the kernels before it answer.
 */
const ADAPTERS: Readonly<Record<number, (kernel: Functions) => Functions>> = {
  1: kernel => ({
    ...kernel,
    // Before there were dealers every state was dealt from scratch.
    dealer: (game, s, seat) => ({ deal: (random: unknown) => kernel['determinize']?.(game, s, seat, random) }),
    // Scenarios did not name the version they are about.
    runScenario: (game, scenario) => kernel['runScenario']?.(game, withoutVersion(scenario)),
  }),
  [KERNEL_GENERATION]: kernel => kernel,
}

function withoutVersion(scenario: unknown): unknown {
  if (!isObject(scenario)) return scenario
  const { version: _, ...older } = scenario
  return older
}

/** How kernels answer that are older than an entry point which came without a new generation. */
const LATER: Functions = {
  viewSchema: () => OUTER_VIEW,
  withOtherChance: () => undefined,
}

type Functions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** Takes in the module of a frozen version, as `ludoteka freeze` writes it. */
export function readFrozen(module: unknown): Game {
  if (!isObject(module)) fail('bad-bundle', 'A frozen version is a module.')
  const { generation, game, kernel } = module
  const adapt = typeof generation === 'number' ? ADAPTERS[generation] : undefined
  if (!adapt) fail('bad-bundle', `There is no adapter for kernels of generation ${short(generation)}.`)
  if (!isGame(game)) fail('bad-bundle', 'The bundle holds no game.')
  if (!isObject(kernel) || !hasFunctions(kernel)) fail('bad-bundle', 'The bundle holds no kernel.')
  return { ...game, kernel: hostKernel(adapt(kernel), game) }
}

function isGame(value: unknown): value is Game {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number'
}

function hasFunctions(value: Readonly<Record<string, unknown>>): value is Functions {
  return Object.values(value).every(part => typeof part === 'function')
}

/** The entry points of the bundled kernel: they get the game as it was bundled, and throw errors of this kernel. */
function hostKernel(kernel: Functions, game: Game): HostKernel {
  const entryPoints: Record<string, unknown> = {}
  for (const name of Object.keys(OWN_KERNEL)) {
    const call = kernel[name] ?? LATER[name] ?? fail('bad-bundle', `The kernel of the bundle has no ${name}.`)
    entryPoints[name] = (_game: Game, ...args: readonly unknown[]) => {
      try {
        return call(game, ...args)
      } catch (error) {
        throw ownError(error)
      }
    }
  }
  return entryPoints as HostKernel // each was just found
}

/** Errors of a bundled kernel are of a class of its own. */
function ownError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'LudotekaError' || !('code' in error)) return error
  return new LudotekaError(error.code as ErrorCode, error.message)
}
