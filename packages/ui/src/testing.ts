// What tests of drawings ask.

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7 }

/** Whether a browser draws a path to its end. */
export function isWellFormed(d: string): boolean {
  const commands = d.match(/[A-Za-z][^A-Za-z]*/g) ?? []
  return (
    commands.join('') === d.trim() &&
    commands.every(command => {
      const takes = TAKES[command.charAt(0).toUpperCase()] ?? 0
      const numbers = command.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []
      return takes === 0 ? /^z\s*$/i.test(command) : numbers.length > 0 && numbers.length % takes === 0
    })
  )
}
