// What the gallery's address asks for: ?seats=6&teams=two&moves=7&seat=0&asks=all&entries=12000&talk=1&replay=1&lang=ru&theme=light

const query = new URLSearchParams(location.search)
const numberOf = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise)

export const ADDRESS = {
  options: { seats: query.get('seats') ?? '6', teams: query.get('teams') ?? 'none' },
  /** So many actions have been played at random. */
  moves: numberOf('moves', 0),
  /** The number of one's own seat; -1 watches. */
  seat: numberOf('seat', 0),
  /** Whether the other seats answer by themselves. */
  others: query.get('others') === 'wait' ? 'wait' : 'answer',
  /** The log is made so long, with entries of rounds that were never played. */
  entries: numberOf('entries', 0),
  /** The seats write to each other: as at a table of a server. */
  talk: query.has('talk'),
  replay: query.has('replay'),
  language: query.get('lang') === 'ru' ? 'ru' : 'en',
  theme: query.get('theme') === 'light' ? 'light' : 'dark',
} as const
