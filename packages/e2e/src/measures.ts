// What is too small to read or to hit, and what is covered, on the page as it is drawn. All of it runs in the page.

/** Nothing on a phone is written smaller. */
const READABLE = 11
/** A fingertip needs so much. */
const FINGERTIP = 40

/** So much of a card in a fan lets its value, its picture and its name be told. */
const CARD = 80

type Limits = { readonly readable: number; readonly fingertip: number; readonly card: number }
export const LIMITS: Limits = { readable: READABLE, fingertip: FINGERTIP, card: CARD }

/** Words and figures, in texts and in pictures, that are hard to read at arm's length. */
export function smallWords({ readable }: Limits): readonly string[] {
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const { a = 1, b = 0 } = element.getScreenCTM() ?? {}
      return Math.hypot(a, b)
    }
    // Widths in whole pixels say nothing about a single letter: the part around it is as large on the screen.
    let part = element
    while (part instanceof HTMLElement && part.offsetWidth < 100 && part.parentElement) part = part.parentElement
    const { width } = part.getBoundingClientRect()
    return part instanceof HTMLElement && part.offsetWidth > 0 ? width / part.offsetWidth : 1
  }
  return [...document.querySelectorAll('body *')].flatMap(element => {
    const isDrawn = element.closest('svg') !== null
    if (isDrawn ? !(element instanceof SVGTextElement) : element.closest('.lt-unseen, option, script')) return []
    const own = isDrawn ? [element] : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const words = own.map(({ textContent }) => textContent).join('')
    const isRead = words.trim() !== '' && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const size = isRead ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
    // What has no size at all is only read out.
    const isSmall = size > 0 && size * scaleOf(element) < readable - 0.05
    return isSmall ? [`${words.trim()} (${(size * scaleOf(element)).toFixed(1)} px)`] : []
  })
}

/** Controls beside the board that a fingertip hardly hits. Those of a board lie where its map wants them: there a near miss counts. */
export function smallControls({ fingertip }: Limits): readonly string[] {
  const isOwn = (control: Element, x: number, y: number): boolean => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (control.contains(found) || found.closest('label')?.contains(control) === true)
  }
  return [...document.querySelectorAll('button:not(:disabled), a[href], select, input, summary')].flatMap(control => {
    if (control.closest('.table-board, .table-log') || getComputedStyle(control).display === 'inline') return []
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    // A box with words beside it is hit by its words as well.
    const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect()
    const [x, y, reach] = [left + width / 2, top + height / 2, fingertip / 2 - 1]
    // What has to be scrolled to can't be asked for.
    if (!isOwn(control, x, y)) return []
    const isLarge = (size: number, ...points: readonly (readonly [number, number])[]): boolean =>
      size >= fingertip - 0.5 || points.every(([px, py]) => isOwn(control, px, py))
    const fits = isLarge(width, [x - reach, y], [x + reach, y]) && isLarge(height, [x, y - reach], [x, y + reach])
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    return fits ? [] : [`${name.trim()} (${Math.round(width)} × ${Math.round(height)})`]
  })
}

/** Glowing things of the board of which every part belongs to something that is not of the board. */
export function coveredTargets(): readonly string[] {
  const shares = [0.5, 0.25, 0.75]
  return [...document.querySelectorAll<HTMLElement>('.table-board .lt-target.lt-legal')].flatMap(target => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const points = shares.flatMap(x => shares.map(y => [left + x * width, top + y * height] as const))
    const isFree = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('.table-drawn'))
    return isFree ? [] : [target.getAttribute('aria-label') ?? target.textContent ?? '']
  })
}

type Seen = { readonly values: readonly string[]; readonly readable: number }

/** Cards of the hand of which too little is seen beside the next one, of which a value lies under another, or that glow and are cut off. */
export function hiddenCards({ values, readable }: Seen): readonly string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('.table-hand .lt-card-button')]
  return cards.flatMap((card, i) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    const next = cards[i + 1]?.getBoundingClientRect().left ?? right
    const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 4
    const areValuesSeen = values.every(value => {
      const mark = card.querySelector(value)?.getBoundingClientRect()
      return mark && card.contains(document.elementFromPoint(mark.left + mark.width / 2, mark.top + mark.height / 2))
    })
    const isFine = next - left >= readable && areValuesSeen && (isWhole || !card.classList.contains('lt-legal'))
    return isFine ? [] : [card.getAttribute('aria-label') ?? card.textContent ?? '']
  })
}

/** Whether nothing lies over the last entry of the log. */
export function isNewestSeen(): boolean {
  const newest = [...document.querySelectorAll('.table-log [role=listitem], .table-log li')].at(-1)
  if (!newest) return false
  const { left, top, width, height } = newest.getBoundingClientRect()
  return [0.1, 0.5, 0.9].every(share => {
    const found = document.elementFromPoint(left + share * width, top + height / 2)
    return found !== null && newest.contains(found)
  })
}
