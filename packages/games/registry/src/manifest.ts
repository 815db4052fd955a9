// The games of this table, one line each: the one place that names them. Everything else stands in a game's own folder.

export { shelf as berserk } from '@ludoteka/berserk/shelf'
export { shelf as fogOfWar } from '@ludoteka/fog-of-war/shelf'
export { shelf as redSea } from '@ludoteka/red-sea/shelf'
export { shelf as unmatched } from '@ludoteka/unmatched/shelf'
export { shelf as warriorKnights } from '@ludoteka/warrior-knights/shelf'
