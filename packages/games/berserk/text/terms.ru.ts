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
      note: 'Вампиры, которые крепнут на чужой крови: сначала хрупки, потом страшны. За три болотные карты придётся доплатить кристалл, но они могут того стоить.',
    },
    inquisitors: {
      name: 'Инквизиторы',
      note: 'Стойкая линия, которая защищается не закрываясь: броня, стражи, стрелки за их спинами и благословения. Сильны против тьмы; за союзников из степей и огня придётся доплатить.',
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
