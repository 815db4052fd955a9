// The mist over the map: it has the shape of the provinces that it hides, thins where the viewer knows something, and
// drifts in two layers against each other. Both are small pictures that are only moved and faded, which costs little.

import { findName } from '@ludoteka/ui'
import { memo, type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { OUTLINE } from './geometry.ts'
import { FRAME } from './map.generated.ts'

/** How dense the mist over a province is, from 0 to 1: the less is known of what lies there, the denser. */
export type Fog = { readonly at: Province; readonly density: number }

/** Pixels of a layer: mist has no edges, so that few will do. */
const WIDTH = 192
const HEIGHT = Math.round((WIDTH * FRAME.height) / FRAME.width)
const BLUR = 4
const FADE_MS = 700
/** How much of its density the mist has where its wisps are thinnest. */
const THINNEST = 0.12

type MistProps = {
  /** The banks as words of province and density: the picture changes only with them. */
  readonly fog: string
  readonly reducedMotion: boolean
}

export const Mist = memo(function Mist({ fog, reducedMotion }: MistProps): ReactElement {
  return (
    <div className="fw-mist" aria-hidden="true">
      {[0, 1].map(layer => (
        <MistLayer key={layer} layer={layer} fog={fog} reducedMotion={reducedMotion} />
      ))}
      <div className="fw-mist-edge" />
    </div>
  )
})

function MistLayer({ layer, fog, reducedMotion }: MistProps & { readonly layer: number }): ReactElement {
  const now = useRef<HTMLCanvasElement>(null)
  const before = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    fadeOver(now, before, reducedMotion)
    paint(now.current, banksIn(fog), layer)
  }, [fog, layer, reducedMotion])
  return (
    <div className={`fw-mist-layer fw-mist-${layer}`}>
      <canvas ref={before} width={WIDTH} height={HEIGHT} />
      <canvas ref={now} width={WIDTH} height={HEIGHT} />
    </div>
  )
}

export const fogWords = (fog: readonly Fog[]): string => fog.map(({ at, density }) => `${at}:${density}`).join(' ')

function banksIn(words: string): readonly Fog[] {
  return words.split(' ').flatMap(word => {
    const [name, density] = word.split(':')
    const at = findName(PROVINCES, name)
    return at ? [{ at, density: Number(density) }] : []
  })
}

/** What was there fades out below what comes. */
function fadeOver(
  now: RefObject<HTMLCanvasElement | null>,
  before: RefObject<HTMLCanvasElement | null>,
  reducedMotion: boolean,
): void {
  if (!now.current || !before.current) return
  const context = before.current.getContext('2d')
  context?.clearRect(0, 0, WIDTH, HEIGHT)
  if (reducedMotion) return
  context?.drawImage(now.current, 0, 0)
  before.current.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' })
  now.current.animate({ opacity: [0, 1] }, { duration: FADE_MS })
}

function paint(canvas: HTMLCanvasElement | null, fog: readonly Fog[], layer: number): void {
  const context = canvas?.getContext('2d', { willReadFrequently: true })
  if (!context) return
  const density = blurred(densities(context, fog))
  const wisps = wispsOf(layer)
  const picture = context.createImageData(WIDTH, HEIGHT)
  for (let i = 0; i < density.length; i++) {
    picture.data.set([244, 245, 240, 255 * (density[i] ?? 0) * (wisps[i] ?? 0)], 4 * i)
  }
  context.putImageData(picture, 0, 0)
}

/** The provinces filled with their densities. */
function densities(context: CanvasRenderingContext2D, fog: readonly Fog[]): Float32Array {
  context.clearRect(0, 0, WIDTH, HEIGHT)
  context.save()
  context.scale(WIDTH / FRAME.width, HEIGHT / FRAME.height)
  for (const { at, density } of fog) {
    context.globalAlpha = density
    context.fill(new Path2D(OUTLINE[at]), 'evenodd')
  }
  context.restore()
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (data[4 * i + 3] ?? 0) / 255)
}

/** Averaged along the rows and along the columns, twice, which comes near to a soft lens. */
function blurred(picture: Float32Array): Float32Array {
  let soft = picture
  for (let i = 0; i < 2; i++) {
    soft = averaged(soft, WIDTH, HEIGHT, 1, WIDTH)
    soft = averaged(soft, HEIGHT, WIDTH, WIDTH, 1)
  }
  return soft
}

function averaged(picture: Float32Array, length: number, lines: number, step: number, stride: number): Float32Array {
  const soft = new Float32Array(picture.length)
  for (let line = 0; line < lines; line++) {
    const at = (i: number): number => picture[line * stride + Math.max(0, Math.min(length - 1, i)) * step] ?? 0
    let sum = 0
    for (let i = -BLUR; i <= BLUR; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      soft[line * stride + i * step] = sum / (2 * BLUR + 1)
      sum += at(i + BLUR + 1) - at(i - BLUR)
    }
  }
  return soft
}

const WISPS = new Map<number, Float32Array>()

/** Noise of several sizes, drawn out along the wind; each layer has its own. */
function wispsOf(layer: number): Float32Array {
  const known = WISPS.get(layer)
  if (known) return known
  const wisps = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    let sum = 0
    for (let octave = 0; octave < 4; octave++) {
      const scale = 2 ** octave / 26
      sum += noise(x * scale * 0.6, y * scale * 1.2, layer * 7 + octave) / 2 ** (octave + 1)
    }
    // Between what is thin and what is thick there is little.
    return THINNEST + (1 - THINNEST) * smooth(Math.max(0, Math.min(1, (sum / (1 - 2 ** -4) - 0.34) / 0.32)))
  })
  WISPS.set(layer, wisps)
  return wisps
}

/** Smooth noise between 0 and 1. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [smooth(x - left), smooth(y - top)]
  const upper = mix(hash(left, top, seed), hash(left + 1, top, seed), right)
  const lower = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), right)
  return mix(upper, lower, down)
}

const smooth = (share: number): number => share * share * (3 - 2 * share)
const mix = (a: number, b: number, share: number): number => a + (b - a) * share

/** The same number between 0 and 1 for the same point, without a pattern that could be seen. */
function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_711)
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4_294_967_295
}
