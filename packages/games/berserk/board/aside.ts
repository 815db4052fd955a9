// On phones what a chosen card can do and the dice stand in the room of the hand, below the question.

import { asidePlaces } from '@ludoteka/ui'

/** The same widths and heights as in styles/hand.css. */
export const { Room: AsideRoom, Aside } = asidePlaces(
  'bs-aside',
  '(width < 700px) and (orientation: portrait), (width < 1200px) and (height < 520px)',
)
