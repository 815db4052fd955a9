// What a game's board folder gives the table shell, and what the shell gives it. A board draws a view and offers
// its legal things for clicking; it never knows a rule.

import type { Arg, Choice, Entry, Language, OrderSettings, OrderSpan, View } from '@ludoteka/kernel'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { DeckKit } from './decks.ts'

/** Something on the board that a log entry or a hover is about. */
export type Mark = { readonly kind: string; readonly id: string }

export type Selected = { readonly verb: string; readonly arg: Arg | undefined }

/** Somebody at the table, as far as boards may care. */
export type Player = {
  readonly seat: string
  readonly name: string
  /** The table waits for this seat. */
  readonly isAsked: boolean
  /** Whether it is the viewer's own seat or shares its secrets; nobody is on a spectator's side. */
  readonly side: 'you' | 'ally' | 'other'
}

export type BoardProps = {
  readonly view: View
  /** One for each seat of the view, in its order. */
  readonly players: readonly Player[]
  /** The log as far as it is told. */
  readonly log: readonly Entry[]
  readonly language: Language
  /** What is asked and may be clicked now; nothing while an answer is on its way or a story or replay is shown. */
  readonly choice: Choice
  /** What the viewer may do although nobody waits for it (offers, taking back an answer): clickable, but nothing that glows. */
  readonly allowed: Choice
  /**
   * Plays a legal action: for buttons that say what they do. A button that stands for several answers in a row names those
   * that follow: each is given if it answers the very next question and loses nothing.
   */
  act(verb: string, arg?: Arg, followUps?: readonly FollowUp[]): void
  /**
   * A space, a figure or a card that is offered was clicked: a mouse plays it at once, a finger first selects it and
   * plays it with a second tap.
   */
  select(verb: string, arg?: Arg): void
  /** What a finger has selected: drawn as chosen, with what would follow. */
  readonly selected: Selected | undefined
  /** Something was clicked that is not offered: the table shows the reason at the pointer. */
  refuse(verb: string, arg: Arg | undefined, at: { readonly x: number; readonly y: number }): void
  /** Takes back the viewer's last answer; missing where nobody may, or not without asking the others. */
  readonly undo?: (() => void) | undefined
  /** What the log entry under the pointer is about. */
  readonly marks: readonly Mark[]
  /** Shows a card large (hover, long press, focus and space); undefined hides it. */
  zoom(card: string | undefined): void
  readonly reducedMotion: boolean
}

/** The answer to a question that an answer leads to. */
export type FollowUp = { readonly step: string; readonly verb: string; readonly arg?: Arg }

/** One moment of what has just happened. Board, seats, log, question, sounds and the result follow the same beats. */
export type Beat = {
  /** How many of the new log entries have been told by the time it is shown. */
  readonly told: number
  /** How long it is shown at normal speed; what takes no time is told with the next beat. */
  readonly ms: number
  /**
   * It shows what nobody could know before. After an action of one's own the next question waits for such a beat and for
   * no other.
   */
  readonly reveals?: boolean | undefined
  readonly sound?: BeatSound | undefined
  /** The table as it is known at this moment: the seats and the hand show it. */
  readonly view: View
  /** The scene at this moment; without it, the scene as it draws `view`. */
  draw?(props: BoardProps): ReactElement
}

export type BeatSound = 'paper' | 'wood' | 'dice' | 'blow'

export type SeatPanelProps = Pick<BoardProps, 'view' | 'players' | 'language' | 'zoom'> & { readonly seat: string }

/** A standing order as it is offered beside a question. */
export type OfferedOrder = {
  readonly label: string
  readonly order: string
  readonly span: OrderSpan
  readonly settings?: OrderSettings
}

export type BoardSize = {
  readonly width: number
  readonly height: number
  /** How much higher it may be where an upright page has room below it. */
  readonly below?: number
  /** How much wider it may be where a page that is not upright has room beside it. */
  readonly beside?: number
}

/** One picture of the game in the middle of the table. */
export type Picture = {
  /** The board itself, filling its container; pan and zoom are the shell's. */
  readonly Board: ComponentType<BoardProps>
  /** The natural size of the board's drawing, for fitting. */
  readonly size: BoardSize
  /** The same where the room for it is as narrow as a phone; the board draws itself for the shape of its container. */
  readonly tall?: BoardSize
}

type Name = Readonly<Record<Language, string>>

/** A picture among several: planning, an assembly, a battle. */
export type Scene = Picture & {
  readonly id: string
  readonly name: Name
  /** Whether there is something to see; without it there always is. */
  isOpen?(view: View): boolean
}

/** Of a game with several pictures; the kit's own board is the first of them. */
export type Scenes = {
  readonly board: Name
  readonly others: readonly Scene[]
  /** The id of the scene the game shows by itself, where it is not the board. Whoever looks elsewhere is brought back when this changes. */
  wanted(view: View): string | undefined
}

/** `where` says in one sentence where cards may be that the viewer does not see. */
export type DeckInPlay = {
  readonly name: string
  readonly where: string
  readonly copies: ReadonlyMap<string, number>
}

export type BoardKit = Picture & {
  readonly scenes?: Scenes
  /** What has happened between two views of a seat, beat by beat; entries that no beat tells are told at the end. */
  beats?(before: View, news: readonly Entry[], after: View): readonly Beat[]
  /** The viewer's hand. */
  readonly Hand: ComponentType<BoardProps>
  /** What the cards are called that only their owners saw, where they are more than hands. */
  readonly hiddenName?: Name
  /**
   * Under what name the cards of a zone are laid open once a match is over, if they are; `path` is the zone's name with its
   * place and seat. Without this, all cards that others could not see are one hand.
   */
  hiddenGroup?(path: readonly string[], language: Language): string | undefined
  /** The emblems that the game's identities name, as paths in a box of 512. */
  readonly emblems?: Readonly<Record<string, string>>
  /** What a seat plays (its side, its hero) in a word or two, where there is no room for its panel. */
  sideName?(view: View, seat: string, language: Language): string | undefined
  /** What a seat plays as a picture, for the end of a match; without it its emblem is shown. Nothing where there is none yet. */
  readonly Portrait?: ComponentType<{ readonly view: View; readonly seat: string }>
  /** What is public about a seat, in the rail. */
  readonly SeatPanel: ComponentType<SeatPanelProps>
  /** The same in one line, for tables of so many seats that only one panel is open at a time. */
  readonly SeatLine?: ComponentType<SeatPanelProps>
  readonly CardFace: ComponentType<{ readonly card: string; readonly language: Language }>
  /** What is said beside a card that is shown large: the words on it explained. */
  readonly CardNotes?: ComponentType<{ readonly card: string; readonly language: Language }>
  /** Piles that may be looked through now: a name and the cards, top first. */
  piles(view: View, language: Language): readonly { readonly name: string; readonly cards: readonly string[] }[]
  /**
   * Cards that everybody knows to be in the game, with their copies, such as a hero's deck. The table takes away what the
   * viewer sees somewhere and lists what is left: it is still to come.
   */
  decksInPlay?(view: View, language: Language): readonly DeckInPlay[]
  /** What a log entry is about. */
  marksOf(entry: Entry): readonly Mark[]
  /** False for an entry that only the picture needs, or that its neighbours tell as well: it is not listed in the log. */
  isTold?(entry: Entry, before: readonly Entry[], next: Entry | undefined): boolean
  /** Whether an entry begins a new part of the log: a turn, a round. */
  isHeading?(entry: Entry): boolean
  /** Whether a match is remembered by an entry of this kind: the end shows the last of them. */
  isMoment?(entry: Entry): boolean
  /** The time that begins with an entry ("Round 3", "1942"), which dates key moments; without it the headings of the log do. */
  timeFrom?(entry: Entry, language: Language): string | undefined
  /** Whether the end repeats an entry of this kind where the last action has told it: the last blow, the final count. */
  tellsEnd?(entry: Entry): boolean
  /** The number of the seat a log entry is about in the first place: the entry has its colour. */
  seatOf?(entry: Entry, view: View): number | undefined
  /** A small picture for a log entry. */
  icon(entry: Entry): ReactNode
  /** What an answer is called where the view knows more of it than the answer itself: which card it is about. */
  answerName?(view: View, verb: string, arg: Arg | undefined, language: Language): string | undefined
  /** Verbs whose answers the board or the hand offer for clicking; the prompt bar has buttons for all others. */
  shows?(verb: string, view: View): boolean
  /** The card that a question belongs to, where the question itself does not say so: the prompt names it. */
  askedBy?(view: View, log: readonly Entry[]): string | undefined
  /** Whether a question is one of those that come so often that standing orders are offered beside it. */
  isRoutine?(view: View): boolean
  /** The standing order that would answer questions like this one, and what it is called beside the question. */
  orderFor?(view: View, language: Language): OfferedOrder | undefined
  /**
   * What waits for the viewer although no question asks for it, such as an offer: it is said above the board, and pressing it
   * shows the scene where it is answered.
   */
  notice?(view: View, language: Language): { readonly words: string; readonly scene: string } | undefined
  /** A hint below the question for newcomers, if there is one. */
  hint(view: View, language: Language): string | undefined
  /** Of a game to which cards are brought. */
  readonly decks?: DeckKit
  /** One page on how to play, with pictures of the real board. */
  readonly HowToPlay: ComponentType<{ readonly language: Language }>
  /** The illustrated cover for the lobby. */
  readonly Cover: ComponentType<{ readonly language: Language }>
}

export type { RuleChapter, RuleParagraph } from '@ludoteka/kernel'
