// People: jointed silhouettes 100 high, dressed for their part, with the light on one side.

import { type Body, body, type Limb, type Piece, type Pose } from '@ludoteka/ui/figures'
import { HELD, type Held } from './held.ts'
import { type Light, type Mark, mark, moved, type Thing, type Tone } from './marks.ts'

type Hat =
  | 'none'
  | 'beret'
  | 'peaked'
  | 'helmet'
  | 'turban'
  | 'keffiyeh'
  | 'scarf'
  | 'bush'
  | 'fur'
  | 'afro'
  | 'bald'
  | 'fedora'
  | 'bubble'
type Dress = 'suit' | 'uniform' | 'robe' | 'shawl' | 'shirt' | 'dress' | 'cape' | 'coat'

export type Person = Pose & {
  readonly wears?: Dress
  readonly hat?: Hat
  /** Of the clothes, and of the trousers below them. */
  readonly tone?: Tone
  readonly below?: Tone
  readonly shine?: Tone
  readonly beard?: boolean
  readonly holds?: Held
  readonly holdsToo?: Held
  /** A band, tie or sash in the colour of a side. */
  readonly sash?: Tone
}

const HEADS: Readonly<Record<Hat, (tone: Tone) => readonly Mark[]>> = {
  none: () => [mark('ink', 'M-6.200 1Q-7.500-8 0-8 6-8 6-2 3-4 1-4-2-3-3 0-3 3-4 5-6 4-6.200 1Z')],
  bald: () => [],
  beret: tone => [mark(tone, 'M-8-1Q-9-8 0-9 8-9 7-3 2-6-5-2Z')],
  peaked: tone => [mark(tone, 'M-9-6Q-8-11 1-11 9-10 8-5L6-2H-6Z'), mark('ink', 'M-6-3.500H6L10 0Q3-2-6-.5Z')],
  helmet: tone => [mark(tone, 'M-8 1Q-9-9.500 0-9.500 9-9.500 8.500-1L6-2-5 2Z')],
  turban: tone => [mark(tone, 'M-7.500 0Q-10-10 0-10.500 9.500-10 7.500-2.500Q0-5.500-7.500 0Z')],
  keffiyeh: tone => [
    mark(tone, 'M-8 13Q-9-9 0-9 7.500-9 7-2 2-4-2-1-1 6-3 13Z'),
    mark('ink', 'M-7.500-4Q0-9 7.200-4V-2Q0-7-7.500-2Z'),
  ],
  scarf: tone => [mark(tone, 'M-8 10Q-10-9 0-9 8-9 6.500-2 3-4 0-3-2 2 1 7-2 12-8 10Z')],
  bush: tone => [mark(tone, 'M-13-1Q-8-4-6-5-6-11 0-11 6-11 6.500-5 9-4 12-1 0-4-13-1Z')],
  fur: tone => [mark(tone, 'M-8-1V-9Q0-13 8-9V-2Q0-5-4-1V5H-7Z')],
  afro: () => [mark('ink', 'M-9 3Q-13-5-8-10 0-16 7-10 11-5 7.500-1 3-5 0-4-4-2-4 5-7 6-9 3Z')],
  fedora: tone => [
    mark(tone, 'M-11-3Q-7-4-6-4-6-11 0-9.500 5-11 6-5 8-5 11-2 0-5-11-3Z'),
    mark('ink', 'M-6-4Q0-7 6-5V-6.500Q0-8.500-6-6Z'),
  ],
  bubble: () => [
    mark('paper', 'M0-11A11 11 0 1 1-.1-11Z'),
    mark('ink', 'M-4-5Q8-9 9 0 8 8-3 6-6 0-4-5Z'),
    mark('lit', 'M5-4Q8-1 6 3 4 0 5-4Z'),
  ],
}

function head(one: Person, { head: [x, y], lean }: Body, light: Light): readonly Mark[] {
  const { hat = 'none', tone = 'dark', beard = false } = one
  const cap: Tone = hat === 'keffiyeh' || hat === 'turban' ? 'paper' : tone
  return moved(
    x,
    y,
    [
      mark('dark', 'M-5-2Q-5-7.500 1-7.500 6-7 6-2L7 1 5.500 2 5 5Q3 8 0 7.500-5 6-5-2Z'),
      mark(
        'lit',
        light > 0
          ? 'M3-6Q6-6 6-2L7 1 5.500 2 5 5Q4 7 1.500 7.500 4 4 3 1 2-2 3-6Z'
          : 'M-4.500-4Q-3-7-1-7-3-2-2 6-5 4-4.500-4Z',
      ),
      ...(beard ? [mark('ink', 'M-4 1Q-3 11 3 11 6 9 5.500 3 3 2 1 3-1 1-4 1Z')] : []),
      ...HEADS[hat](cap),
    ],
    lean * 0.6,
    1.12,
  )
}

/** What hangs from the hip or the collar, before it is turned by the lean. */
const SKIRTS: Readonly<
  Partial<Record<Dress, { readonly from: 'hip' | 'collar'; readonly d: string; readonly fold: string }>>
> = {
  suit: { from: 'hip', d: 'M-6.400-10Q0-7 6.400-10L9 12Q0 15-9 12Z', fold: 'M5-8 6.500 13 8.800 12 6.200-9Z' },
  uniform: { from: 'hip', d: 'M-6.400-9Q0-6 6.400-9L8.400 7Q0 10-8.400 7Z', fold: 'M5-7 6.200 9 8.200 7 6.200-8Z' },
  coat: { from: 'hip', d: 'M-8.500-8Q0-4 8.500-8L12 32Q0 36-12 32Z', fold: 'M6-6 9 33 11.500 32 7.500-7Z' },
  robe: { from: 'hip', d: 'M-9-20Q0-16 9-20L14 47Q0 51-14 47Z', fold: 'M6-17 9.500 48 13.500 47 8-19Z' },
  dress: { from: 'hip', d: 'M-7-10Q0-7 7-10L13 34Q0 38-13 34Z', fold: 'M5-8 9.500 36 12.500 34 6.500-9Z' },
  shawl: { from: 'hip', d: 'M-10-27Q0-36 10-27L13 40Q0 45-14 40Z', fold: 'M5-28Q10-20 9-6L12.500 40 9 42Q8 0 5-28Z' },
  cape: { from: 'collar', d: 'M-5-2Q-16 8-19 66-8 72 2 66 8 20 5-2Z', fold: 'M-3 4Q-12 26-13 66-9 68-7 67-6 30-3 4Z' },
}

/** The same path on the other side: every first number of a pair has its sign changed. */
function mirrored(d: string): string {
  let odd = false
  return d.replace(/-?[\d.]+/g, number => {
    odd = !odd
    return odd ? ` ${-Number(number)}` : ` ${number}`
  })
}

const pieces = ({ d, lit }: Piece, tone: Tone, shine: Tone): readonly Mark[] =>
  lit === '' ? [mark(tone, d)] : [mark(tone, d), mark(shine, lit)]

export const person =
  (one: Person): Thing =>
  light => {
    const { tone = 'dark', below = tone, shine = 'lit', wears = 'uniform', holds, holdsToo, sash } = one
    const isLong = wears === 'robe' || wears === 'shawl'
    const b = body(isLong && one.nearLeg !== SIT.nearLeg ? { ...one, nearLeg: [4, 2], farLeg: [-4, -2] } : one, light)
    const skirt = SKIRTS[wears]
    const bare: Tone = wears === 'shirt' || wears === 'dress' ? 'dark' : tone
    const anchor = skirt?.from === 'collar' ? b.collar : b.hip
    const drape = skirt
      ? moved(
          anchor[0],
          anchor[1],
          [mark(tone, skirt.d), mark(shine, light > 0 || wears === 'cape' ? skirt.fold : mirrored(skirt.fold))],
          skirt.from === 'collar' ? 0 : b.lean * 0.5,
        )
      : []
    const hand = (at: Body['nearHand'], held: Held | undefined): readonly Mark[] => [
      ...(held ? moved(at.at[0], at.at[1], HELD[held].marks, 0) : []),
      mark(
        'dark',
        `M${(at.at[0] - 2.2).toFixed(1)} ${at.at[1].toFixed(1)}a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0Z`,
      ),
    ]
    return [
      ...(wears === 'cape' ? drape : []),
      ...hand(b.farHand, holdsToo),
      mark(tone === 'dark' ? 'ink' : 'dark', b.farArm.d),
      ...(!isLong
        ? [
            mark('ink', b.farFoot.d),
            mark(below === 'dark' ? 'ink' : 'dark', b.farLeg.d),
            mark('ink', b.nearFoot.d),
            ...pieces(b.nearLeg, below, shine),
          ]
        : [mark('ink', b.nearFoot.d), mark('ink', b.farFoot.d)]),
      mark('dark', b.neck.d),
      ...(wears === 'cape' ? [] : drape),
      ...pieces(b.torso, tone, shine),
      ...(wears === 'suit'
        ? moved(
            b.collar[0],
            b.collar[1],
            [mark('paper', 'M-2-1 4-1 4 12 2 14Z'), mark(sash ?? 'ink', 'M1.500 0H3.500L4 12 2.500 14Z')],
            b.lean,
          )
        : []),
      ...(wears !== 'suit' && sash
        ? moved(b.collar[0], b.collar[1], [mark(sash, 'M-8 3-5 0 8 24 7 29Z')], b.lean)
        : []),
      ...head(one, b, light),
      ...pieces(b.nearArm, bare, shine),
      ...hand(b.nearHand, holds),
    ]
  }

type Legs = { readonly nearLeg: Limb; readonly farLeg: Limb }

// Ways to stand and go.
export const WALK: Legs = { nearLeg: [22, 8], farLeg: [-18, -30] }
export const MARCH: Legs = { nearLeg: [34, 20], farLeg: [-12, -18] }
export const RUN: Legs & { readonly lean: number } = { nearLeg: [52, 6], farLeg: [-22, -70], lean: 16 }
export const STEP: Legs = { nearLeg: [46, 0], farLeg: [-6, -8] }
export const KNEEL: Legs = { nearLeg: [78, -4], farLeg: [-6, -88] }
export const SIT: Legs = { nearLeg: [86, 0], farLeg: [84, 4] }
export const CROUCH: Legs & { readonly lean: number } = { nearLeg: [62, -26], farLeg: [22, -50], lean: 30 }

// Ways to hold one's arms.
export const AIM: { readonly nearArm: Limb; readonly farArm: Limb } = { nearArm: [42, 112], farArm: [74, 92] }
export const AT_HIP: { readonly nearArm: Limb; readonly farArm: Limb } = { nearArm: [-14, 62], farArm: [30, 74] }
export const RAISED: { readonly nearArm: Limb } = { nearArm: [158, 172] }
export const SALUTE: { readonly nearArm: Limb } = { nearArm: [62, 168] }
export const POINT: { readonly nearArm: Limb } = { nearArm: [84, 90] }

/** Many heads and shoulders, as a crowd is seen from behind; some raise a fist. */
export function crowd(width: number, rows: number, tone: Tone = 'ink', fists = 3): Thing {
  const marks: Mark[] = []
  for (let row = 0; row < rows; row++) {
    const size = 5.5 + row * 1.6
    const step = size * 2.5
    const heads = Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => {
      const wobble = Math.sin((i + 1) * (row + 2) * 12.9898) * 43758.5453
      const chance = wobble - Math.floor(wobble)
      const x = -width / 2 + i * step + (row % 2) * step * 0.5
      const y = row * 9 - chance * 3
      const arm = fists > 0 && row > 0 && Math.floor(chance * 97) % fists === 0
      const r = (n: number): string => (n * size).toFixed(1)
      const reach = (1.5 + chance).toFixed(2)
      return `M${(x - size * 0.55).toFixed(1)} ${y.toFixed(1)}a${r(0.55)} ${r(0.66)} 0 1 1 ${r(1.1)} 0q0 ${r(0.5)} ${r(-0.25)} ${r(0.75)}l0 ${r(0.3)}q${r(1)} ${r(0.1)} ${r(1.05)} ${r(0.95)}v${r(3)}h${r(-2.7)}v${r(-3)}q0 ${r(-0.85)} ${r(1.05)} ${r(-0.95)}l0 ${r(-0.3)}q${r(-0.25)} ${r(-0.25)} ${r(-0.25)} ${r(-0.75)}Z${arm ? `M${(x + size * 0.9).toFixed(1)} ${(y + size).toFixed(1)}l${r(0.3)} ${r(-Number(reach))}a${r(0.3)} ${r(0.3)} 0 1 1 ${r(0.36)} 0l${r(-0.1)} ${r(Number(reach))}Z` : ''}`
    })
    const last = row === rows - 1
    marks.push({ d: heads.join(''), tone: last ? tone : row === rows - 2 ? 'dark' : 'far' })
  }
  return () => marks
}
