// Text that people write for others to read: names and chat lines without characters that hide, stack or turn it around, and keys under
// which what looks alike is the same.

/** Shows nothing by itself. The joiner of emoji and what asks for their coloured form are kept where they belong. */
const INVISIBLE =
  /(?!\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f/gu

/** As many accents on one letter as the languages of people need; more would cover the lines around it. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu

/** Without characters nobody sees (also those that change the direction), without towers of accents. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(TOO_MANY_MARKS, '$1')
}

/** The same for a name, in which every gap is one space. */
export function cleanName(name: string): string {
  return cleanText(name).replace(/\s+/g, ' ').trim()
}

/** A Latin letter and what looks like it, small or capital: letters of other alphabets, and digits. */
const LOOK_ALIKES = [
  'aаα',
  'bвьβ',
  'cс',
  'dԁ',
  'eеєε',
  'hнһη',
  'jј',
  'kкκ',
  'liıіιӏ1|',
  'mмμ',
  'nν',
  'oоο0',
  'pрρ',
  'qԛ',
  'sѕ',
  'tтτ',
  'wԝ',
  'xхχ',
  'yуυ',
  'zζ',
  '3з',
]
const LATIN = new Map(LOOK_ALIKES.flatMap(([latin = '', ...others]) => others.map(other => [other, latin])))

/** The same for names and logins that a reader could take for each other: only for comparing, never to be shown. */
export function lookAlikeKey(text: string): string {
  const plain = cleanName(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, letter => LATIN.get(letter) ?? letter).join('')
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Whether letters of one alphabet could pass for letters of another in it. */
export function mixesAlphabets(text: string): boolean {
  return ALPHABETS.filter(alphabet => alphabet.test(text)).length > 1
}
