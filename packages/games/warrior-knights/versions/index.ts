// The frozen versions of this game, each loaded only when a match needs it. Written by `ludoteka freeze`.

export const VERSIONS: Readonly<Record<number, () => Promise<unknown>>> = {
  1: () => import('./v1.js'),
  2: () => import('./v2.js'),
  3: () => import('./v3.js'),
  4: () => import('./v4.js'),
}
