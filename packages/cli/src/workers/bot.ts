// The worker threads of `ludoteka serve` and `ludoteka work`.

export { decide, replay } from '@ludoteka/server/worker'
