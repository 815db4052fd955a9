// Under which name processes talk about a table.

export const topicOf = (match: string): string => `match ${match}`
