// What a server of the bench is to the process it runs in.

export const LOOPBACK = '127.0.0.1'

/** The bundled programs of our server's threads; that of the bots only because it wants to know it, nobody here is one. */
export type Threads = { readonly storeThread: URL; readonly botWorker: URL }

export type Served = { readonly url: string; close(): Promise<void> }

export const SIDES = ['ours', 'peer'] as const
/** Whose server a process runs. */
export type Side = (typeof SIDES)[number]

/** What the server's process says to the bench: where it listens, and what it has used whenever it is asked. */
export type Report = { readonly url: string } | Usage
export type Usage = { readonly rssBytes: number; readonly heapBytes: number; readonly cpuSeconds: number }
