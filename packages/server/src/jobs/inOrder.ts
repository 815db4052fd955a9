// Does things about the same subject one after another, in the order they were asked for; others run beside them.

export type InOrder = {
  run(subject: string, task: () => Promise<void>): Promise<void>
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

export function inOrder(): InOrder {
  const last = new Map<string, Promise<void>>()
  return {
    run(subject, task) {
      const before = last.get(subject) ?? Promise.resolve()
      const own = before.then(task)
      // Whoever comes next only waits: a failure belongs to the one who asked.
      const settled: Promise<void> = own
        .catch(() => undefined)
        .then(() => {
          if (last.get(subject) === settled) last.delete(subject)
        })
      last.set(subject, settled)
      return own
    },
    async idle() {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
