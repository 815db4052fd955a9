// In which turn of the event loop a request begins.

/** Of those that wait, this part begins in each turn: a small crowd one by one, so that an action waits for one request and not for four. */
const PART = 1 / 32

/**
 * Requests that arrive together are not all begun together: live actions that arrive meanwhile are served between them. Returns a
 * function that calls back when the request may begin, in the order of the calls; at once if none has begun in this turn.
 */
export function requestTurns(): (begin: () => void) => void {
  let waiting: (() => void)[] = []
  let isTaken = false

  const nextTurn = (): void => {
    const count = Math.ceil(waiting.length * PART)
    const begun = waiting.slice(0, count)
    waiting = waiting.slice(count)
    isTaken = count > 0
    if (isTaken) setImmediate(nextTurn)
    for (const begin of begun) begin()
  }

  return begin => {
    if (isTaken) {
      waiting.push(begin)
      return
    }
    isTaken = true
    setImmediate(nextTurn)
    begin()
  }
}
