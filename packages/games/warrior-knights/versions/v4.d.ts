// What `readFrozen` of the kernel takes in.
declare const generation: unknown
declare const game: unknown
declare const kernel: unknown

export { game, generation, kernel }
