// How to play on one page: which pictures its sections have. The board draws them; the words are beside this file.

export const PICTURES = ['map', 'cards', 'wheel', 'battle', 'intel', 'yearEnd'] as const
export type Picture = (typeof PICTURES)[number]

export type HowToWords = {
  readonly title: string
  readonly goal: string
  readonly sections: readonly { readonly picture: Picture; readonly heading: string; readonly text: string }[]
}
