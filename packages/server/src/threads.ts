// What the worker threads of a server or worker do; the entry point of their bundle.

export { decide } from './bots/decide.ts'
export { replay } from './replays/thread.ts'
