// Names of elements, classes, kinds of attack and decks in Russian.

import type { Texts } from './types.ts'

export const TERMS_RU: Texts['terms'] = {
  elements: { steppe: 'Степи', forest: 'Леса', mountain: 'Горы', swamp: 'Болота', dark: 'Тьма', fire: 'Силы огня' },
  neutral: 'Нейтральные',
  cardTypes: { creature: 'Существо', artefact: 'Артефакт', terrain: 'Местность', equipment: 'Экипировка' },
  equipmentClasses: { armour: 'Доспех', shield: 'Щит', weapon: 'Оружие', boots: 'Обувь', potion: 'Зелье' },
  classes: {
    slua: 'Слуа',
    inquisitor: 'Инквизитор',
    akkenian: 'Аккениец',
    orc: 'Орк',
    toaDan: 'Тоа-Дан',
    gnome: 'Гном',
    jordling: 'Йордлинг',
    elf: 'Эльф',
    forestGuard: 'Страж леса',
    troll: 'Тролль',
    archaalite: 'Архаалит',
    riverMaid: 'Речная дева',
    demon: 'Демон',
    undead: 'Нежить',
    dragon: 'Дракон',
    koyar: 'Койар',
    thrall: 'Невольник',
    fireborn: 'Огнерождённый',
    ungar: 'Унгар',
    construct: 'Конструкт',
  },
  rarities: {
    common: 'Частая',
    rare: 'Редкая',
    superrare: 'Суперредкая',
    ultrarare: 'Ультраредкая',
    legendary: 'Легендарная',
  },
  attackTypes: {
    simpleStrike: 'Простой удар',
    specialStrike: 'Особый удар',
    magicStrike: 'Магический удар',
    rowStrike: 'Удар через ряд',
    shot: 'Выстрел',
    throw: 'Метание',
    discharge: 'Разряд',
  },
  grades: { weak: 'Слабый', medium: 'Средний', strong: 'Сильный' },
  decks: {
    slua: {
      name: 'Слуа',
      note: 'Кровопийцы, которые крепнут, осушая других: вампиризм и дополнительные жизни, жажда, паразиты, инкарнация, фишки от крови и смерти; сначала хрупки, потом страшны. Три болотные карты искушают заплатить штраф в один кристалл за вторую стихию.',
    },
    inquisitors: {
      name: 'Инквизиторы',
      note: 'Дисциплинированная линия: незакрывающиеся защитники, строй, броня, стражи, стрелки, благословения и блокирование заклинаний; сильны против тьмы. Три карты огня (и степные союзники) делают штраф за стихии настоящим выбором.',
    },
    wildGrove: {
      name: 'Дикая роща',
      note: 'Лес лечит и держит удар: защитники, целители, существа, которым единение прибавляет сил, и прыгуны, которым не нужна дорога.',
    },
    deepForge: {
      name: 'Глубинная кузня',
      note: 'Горная броня в строю, а за ней огонь: ранить их трудно, а их магические удары броня не держит.',
    },
  },
}
