// Under which name processes talk about a table.

export const matchTopic = (match: string): string => `match ${match}`
