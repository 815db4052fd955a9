// The message by which a process tells the others that it has changed a match: sent by the statement that changes it.

export const CHANGES_CHANNEL = 'ludoteka_changes'

export type RemoteChange = { readonly process: string; readonly match: string; readonly revision: number }

/** Process, match and revision, with blanks in between; none of them contains any. */
export function readChange(payload: string): RemoteChange | undefined {
  const [process, match, revision] = payload.split(' ')
  if (process === undefined || match === undefined || revision === undefined) return undefined
  return { process, match, revision: Number(revision) }
}
