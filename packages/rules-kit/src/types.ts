// Types that the parts of the kit share.

import type { Frame, PlainArg } from '@ludoteka/kernel'

/** The frame of one step among those of a game. */
export type FrameOf<F extends Frame, Name extends F['step']> = Extract<F, { readonly step: Name }>

/** The verbs that take no argument. */
export type PlainVerb<V> = { readonly [K in keyof V]-?: true extends V[K] ? K : never }[keyof V] & string

/** The verbs that name something. */
export type NamingVerb<V> = { readonly [K in keyof V]-?: [V[K]] extends [true] ? never : K }[keyof V] & string

/** What a verb names. */
export type Named<V, K extends keyof V> = Extract<V[K], PlainArg>
