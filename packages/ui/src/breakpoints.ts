// The sizes at which layouts change: the only ones that stylesheets and media queries may use. A stylesheet says
// `width < N` or `width >= N`, so that one number has two sides and no gap between them; a test keeps to this list.

/** Widths of the page, in pixels. */
export const PAGE_WIDTHS = {
  /** Below it a phone has no room for the name beside the mark. */
  smallPhone: 440,
  /** Below it a form's labels stand above their fields. */
  form: 560,
  /** Below it everything is in one column, as on a phone held upright. */
  phone: 700,
  /** From here on lists and forms have two columns. */
  columns: 1000,
  /** From here on the seats and the side panel stand beside the board. */
  desk: 1200,
  /** Below it a hand of seven cards lies over the lower ends of both. */
  wideDesk: 1600,
} as const

/** Heights of the page, in pixels. */
export const PAGE_HEIGHTS = {
  /** Below it, on narrow pages, a phone is held sideways. */
  sideways: 520,
  /** Below it a phone held upright is a small one. */
  low: 720,
} as const

/** Widths of containers, in pixels: parts that are drawn in several sizes on one page. */
export const CONTAINER_WIDTHS = {
  /** Two cards beside each other where one has its place: below it values stand as close as they can. */
  halfCard: 52,
  /** A card on a board of many: below it there is no room for its name. */
  boardCard: 76,
  /** A card that shows its picture and nothing else. */
  tinyCard: 96,
  /** A card whose values stand alone, without their small pictures. */
  valueCard: 122,
  /** A small card with its value and name but no text. */
  smallCard: 144,
  /** A card in a hand of many: picture and name but no text. */
  handCard: 190,
  /** A card with room for everything. */
  fullCard: 240,
  /** A choice over the board that becomes a list. */
  picks: 560,
  /** A board in the room of a phone. */
  board: 700,
  /** The question, which drops the labels of its tools. */
  prompt: 900,
} as const

/** Heights of containers, in pixels. */
export const CONTAINER_HEIGHTS = {
  /** A hand beside a long question: its cards have one line. */
  lowHand: 52,
  /** A cell of the board on which the name of a card has one line. */
  lowCell: 62,
  /** A board above the words of a coach, on a small phone. */
  coachedBoard: 270,
  /** A board of so little height that rows of cards are swiped. */
  lowBoard: 620,
} as const

export const DESK = `(width >= ${PAGE_WIDTHS.desk}px)`
export const PHONE_OR_TOUCH = `(width < ${PAGE_WIDTHS.phone}px), (pointer: coarse)`
