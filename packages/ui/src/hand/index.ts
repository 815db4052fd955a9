// The hand of every game that has cards: a fan on a desk, a row to swipe on a phone, cards to choose from beside it.

import './hand.css'

export { CardRow } from './cardRow.tsx'
export { Hands } from './hands.tsx'
export { KnownCards } from './knownCards.tsx'
