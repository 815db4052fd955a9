// A person's decision at the terminal: numbered actions, take back, quit.

import { act, actionsOf, canUndo, choiceOf, choices, type Live, type Seat, undo } from '@ludoteka/kernel'
import { WORDS } from '../words.ts'
import { draw } from './screen.ts'
import { onlyPerson, type TerminalTable } from './table.ts'

/** The match after the person's answer; nothing if the person leaves. */
export async function askPerson(table: TerminalTable, live: Live, seat: Seat): Promise<Live | undefined> {
  const { io, game, language, players } = table
  const words = WORDS[language]
  const text = game.text[language]
  const actions = actionsOf(seat, choiceOf(choices(game, live.state), seat) ?? {})
  const mayUndo = canUndo(live, seat)
  if (onlyPerson(players) === undefined && live.actions.at(-1)?.seat !== seat) {
    const seats = game.seats(live.setup.options)
    const name = text.seat(seats[seat] ?? '', seats)
    if ((await io.readLine(`\x1b[H\x1b[2J${words.handOver(name)}`)) === undefined) return undefined
  }
  draw(table, live, seat)
  actions.forEach(({ verb, arg }, i) => {
    io.out(`${String(i + 1).padStart(3)}) ${text.action(verb, arg, live.state.stack.at(-1)?.step)}\n`)
  })
  io.out(`  ${[...(mayUndo ? [words.undo] : []), words.quit].join('   ')}\n`)
  for (;;) {
    const line = (await io.readLine(words.ask))?.trim()
    if (line === undefined || line === 'q') {
      io.out(`${words.goodbye}\n`)
      return undefined
    }
    if (line === 'u' && mayUndo) return undo(game, live, seat)
    const action = /^\d+$/.test(line) ? actions[Number(line) - 1] : undefined
    if (action) return act(game, live, action)
    io.out(`${words.notThat(actions.length)}\n`)
  }
}
