// The worker thread of `ludoteka serve` and `ludoteka work`.

export { decide, hashed } from '@ludoteka/server/worker'
