// The tools that the texts of all games share.

export * from '../../../text-kit/src/index.ts'
