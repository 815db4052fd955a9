// Names of elements, classes, kinds of attack and decks in English.

import type { Texts } from './types.ts'

export const TERMS_EN: Texts['terms'] = {
  elements: {
    steppe: 'Steppes',
    forest: 'Forests',
    mountain: 'Mountains',
    swamp: 'Swamps',
    dark: 'Darkness',
    fire: 'Forces of Fire',
  },
  neutral: 'Neutral',
  cardTypes: { creature: 'Creature', artefact: 'Artefact', terrain: 'Terrain', equipment: 'Equipment' },
  equipmentClasses: { armour: 'Armour', shield: 'Shield', weapon: 'Weapon', boots: 'Boots', potion: 'Potion' },
  classes: {
    slua: 'Slua',
    inquisitor: 'Inquisitor',
    akkenian: 'Akkenian',
    orc: 'Orc',
    toaDan: 'Toa-Dan',
    gnome: 'Gnome',
    jordling: 'Jordling',
    elf: 'Elf',
    forestGuard: 'Guard of the forest',
    troll: 'Troll',
    archaalite: 'Arkhaalite',
    riverMaid: 'River maid',
    demon: 'Demon',
    undead: 'Undead',
    dragon: 'Dragon',
    koyar: 'Koyar',
    thrall: 'Thrall',
    fireborn: 'Fireborn',
    ungar: 'Ungar',
    construct: 'Construct',
  },
  rarities: {
    common: 'Common',
    rare: 'Rare',
    superrare: 'Super-rare',
    ultrarare: 'Ultra-rare',
    legendary: 'Legendary',
  },
  attackTypes: {
    simpleStrike: 'Simple strike',
    specialStrike: 'Special strike',
    magicStrike: 'Magic strike',
    rowStrike: 'Row strike',
    shot: 'Shot',
    throw: 'Throw',
    discharge: 'Discharge',
  },
  grades: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  decks: {
    slua: {
      name: 'Slua',
      note: 'Vampires who grow strong on the blood of others: fragile at first, frightening later. Three swamp cards cost one crystal more, and may be worth it.',
    },
    inquisitors: {
      name: 'Inquisitors',
      note: 'A disciplined line that defends without tiring: armour, guards, archers behind them and blessings. Strong against darkness; fire and steppe allies cost crystals.',
    },
    wildGrove: {
      name: 'Wild Grove',
      note: 'The forest heals and holds: defenders, healers, creatures that grow strong side by side and others that leap over the line.',
    },
    deepForge: {
      name: 'Deep Forge',
      note: 'Mountain armour in formation with fire behind it: hard to wound, and its magic strikes pass by armour.',
    },
  },
}
