// How the rules for players are written down: chapters by number, paragraphs by number, the same in every language.

import type { RuleChapter } from '@ludoteka/kernel'

/** Chapters by number; a paragraph's number begins with its chapter's. */
export type Chapters = Readonly<
  Record<string, { readonly title: string; readonly paragraphs: Readonly<Record<string, string>> }>
>

/** The same chapters and paragraphs in another language: a missing or surplus one does not compile. */
export type SameChapters<T extends Chapters> = {
  readonly [C in keyof T]: {
    readonly title: string
    readonly paragraphs: { readonly [P in keyof T[C]['paragraphs']]: string }
  }
}

/** The chapters in the order given, their numbers in front of their titles. */
export function bind(...parts: readonly Chapters[]): readonly RuleChapter[] {
  return parts.flatMap(part =>
    Object.entries(part).map(([number, { title, paragraphs }]) => ({
      title: `${number}. ${title}`,
      paragraphs: Object.entries(paragraphs).map(([id, text]) => ({ id, text })),
    })),
  )
}
