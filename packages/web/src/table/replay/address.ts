// The moment of a replay in its address, so that a link leads to it.

export function startMoment(): number | undefined {
  const at = Number.parseInt(new URLSearchParams(location.search).get('at') ?? '', 10)
  return Number.isNaN(at) ? undefined : at
}

export function rememberMoment(at: number): void {
  history.replaceState(history.state, '', `${location.pathname}?at=${at}`)
}

export function momentLink(at: number): string {
  return `${location.origin}${location.pathname}?at=${at}`
}
