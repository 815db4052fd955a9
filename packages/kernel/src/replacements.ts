// Replacement effects: "instead of" something that is about to happen, something else does.

import type { Core, Frame, Seat } from './core.ts'
import type { Refusal, Step } from './game.ts'

/** A frame that may be replaced, with the replacements it has already met: each applies at most once. */
export type Replaceable<R extends string = string> = { readonly step: string; replaced: readonly R[] }

export type Replacement<S extends Core, F extends Frame> = {
  applies(s: S, f: F): boolean
  /**
   * Changes the frame, which then goes on (after any frames put on the stack here), or puts others in its place
   * and says that it is gone: then it counts as not having happened.
   */
  instead(s: S, f: F): 'changed' | 'gone'
}

export type ReplaceableRules<S extends Core, F extends Frame, R extends string> = {
  readonly replacements: Readonly<Record<R, Replacement<S, F>>>
  /** The seat that says which of several comes first: the one it happens to. */
  chooser(s: S, f: F): Seat
  /** Why a replacement that does not apply can't be picked. */
  readonly why: Refusal
  /** What happens when nothing replaces it, or nothing does any more. */
  run(s: S, f: F): void
}

const NONE: readonly string[] = []

/** A step to which replacements apply before it runs. Where several do, the affected seat picks with `replace`. */
export function replaceable<S extends Core, F extends Replaceable<R>, R extends string>(
  rules: ReplaceableRules<S, F, R>,
): Step<S, F, { replace: R }>
export function replaceable(
  rules: ReplaceableRules<Core, Replaceable, string>,
): Step<Core, Replaceable, { replace: string }> {
  const { replacements, chooser, run } = rules
  const all = Object.entries(replacements)
  const applicable = (s: Core, f: Replaceable): readonly string[] => {
    let found = NONE
    for (const [id, one] of all) if (!f.replaced.includes(id) && one.applies(s, f)) found = [...found, id]
    return found
  }
  const replace = (s: Core, f: Replaceable, id: string): void => {
    const at = s.stack.length - 1
    f.replaced = [...f.replaced, id]
    if (replacements[id]?.instead(s, f) === 'gone') s.stack.splice(at, 1)
  }
  return {
    ask(s, f) {
      const ids = applicable(s, f)
      return ids.length > 1 ? [{ seat: chooser(s, f), choice: { replace: ids } }] : undefined
    },
    do: { replace },
    why: { replace: rules.why },
    run(s, f) {
      const [only] = applicable(s, f)
      if (only === undefined) return run(s, f)
      s.stack.push(f) // it is replaced where it lies, and may meet further replacements
      replace(s, f, only)
    },
  }
}
