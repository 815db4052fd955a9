// Russian names and events of the base game's cards, in our own words; the numbers come from the cards.

import { CARD } from '../content/cards.ts'
import { MUSLIM_COUNTRIES, OPEC } from '../content/spaces.ts'
import type { BASE_CARDS_EN } from './baseCards.en.ts'
import type { CARDS_EN } from './cards.en.ts'
import type { CardTextsLike } from './types.ts'
import {
  cards,
  countriesInLocative,
  differentCountries,
  influence,
  influenceEach,
  militaryOperations,
  named,
  ops as opsOf,
  points,
  randomCards,
  topCards,
  vp,
} from './words.ru.ts'

export const BASE_CARDS_RU: Pick<CardTextsLike<typeof CARDS_EN>, keyof typeof BASE_CARDS_EN> = {
  brushWar: {
    name: 'Опосредованная война',
    effect: ({ n }) =>
      `Война: нападите на страну со стабильностью не выше ${n.stability}. Бросьте кубик и вычтите 1 за каждую соседнюю с ней страну под контролем противника. При ${n.success} и больше вы получаете ${vp(n.vp)}, а всё влияние противника там становится вашим. В любом случае вы получаете ${militaryOperations(n.militaryOperations)}.`,
  },
  armsRace: {
    name: 'Гонка вооружений',
    effect: ({ n }) =>
      `Если у вас больше очков военных операций, чем у противника, вы получаете ${vp(n.vp)}, а если к тому же набрано требуемое в этом раунде — ${n.vpIfRequired}.`,
  },
  saltNegotiations: {
    name: 'Ограничение стратегических вооружений',
    effect: ({ n }) =>
      `Повысьте DEFCON на ${n.defcon}. До конца раунда обе стороны вычитают ${n.less} из бросков при перевороте. Вы можете взять из сброса любую карту, кроме карт подсчёта очков.`,
  },
  bearTrap: {
    name: 'Вторжение в Афганистан',
    effect: ({ n }) =>
      `Начиная со своего следующего хода СССР, вместо того чтобы разыгрывать карту, обязан сбросить карту, которая даёт не меньше ${opsOf(n.ops)}, и бросить кубик; ${n.endsUpTo} или меньше прекращает это. Если такой карты нет, СССР разыгрывает только карты подсчёта очков, а без них пропускает ход.`,
  },
  summit: {
    name: 'Саммит',
    effect: ({ n }) =>
      `Обе стороны бросают кубик и прибавляют 1 за каждый регион, где у них превосходство или контроль. Сторона с большей суммой получает ${vp(n.vp)} и может сдвинуть DEFCON на ${n.defcon} в любую сторону.`,
  },
  missileEnvy: {
    name: 'Ракетная зависть',
    effect: () =>
      'Противник отдаёт вам из руки карту с наибольшим напечатанным значением и получает взамен эту: в свой следующий ход он обязан разыграть её ради очков операций. Если событие полученной карты ваше или общее, оно происходит сразу; иначе вы используете её очки операций без события.',
  },
  brezhnevDoctrine: {
    name: 'Доктрина Брежнева',
    effect: ({ n }) =>
      `До конца раунда каждая карта, которую СССР разыгрывает ради очков операций, даёт на ${points(n.more)} больше; выше ${n.ceiling} это её не поднимает.`,
  },
  muslimRevolution: {
    name: 'Исламская революция',
    requires: 'Невозможно после события «Поставка самолётов-разведчиков в Саудовскую Аравию».',
    effect: ({ n }) =>
      `Снимите всё влияние США в ${countriesInLocative(n.countries)} из списка: ${named(MUSLIM_COUNTRIES)}.`,
  },
  opec: {
    name: 'ОПЕК',
    requires: 'Невозможно после события «Добыча нефти в Северном море».',
    effect: ({ n }) => `СССР получает ${vp(n.vp)} за каждую страну под своим контролем из списка: ${named(OPEC)}.`,
  },
  loneGunman: {
    name: 'Убийство Джона Кеннеди',
    effect: ({ ops }) =>
      `США показывают СССР свою руку. Затем СССР может провести операцию, используя ${opsOf(ops)} этой карты.`,
  },
  colonialRearGuards: {
    name: 'Борьба за удержание колоний',
    effect: ({ n }) => `Добавьте по ${influenceEach(n.add)} США в ${differentCountries(n.countries)} Африки.`,
  },
  puppetGovernments: {
    name: 'Марионеточные режимы',
    effect: ({ n }) =>
      `США могут добавить по ${influenceEach(n.add)} в страны, где нет ничьего влияния, не более чем в ${n.countries}.`,
  },
  sadatExpelsSoviets: {
    name: 'Изгнание СССР из Египта',
    effect: ({ n }) => `Снимите всё влияние СССР в Египте и добавьте там ${influence(n.add)} США.`,
  },
  voiceOfAmerica: {
    name: '«Голос Америки»',
    effect: ({ n }) => `Снимите в любых странах ${influence(n.remove)} СССР, не более ${n.perCountry} в каждой.`,
  },
  northSeaOil: {
    name: 'Добыча нефти в Северном море',
    effect: () => 'Событие «ОПЕК» больше невозможно. США могут сделать в этом раунде 8-й ход.',
  },
  terrorism: {
    name: 'Терроризм',
    effect: ({ n }) => `Противник сбрасывает из руки ${randomCards(n.discard)}; её событие не происходит.`,
  },
  aldrichAmesRemix: {
    name: 'Олдрич Эймс',
    effect: ({ n }) =>
      `До конца раунда рука США открыта для СССР. СССР выбирает в ней ${cards(n.discard)}, и она уходит в сброс; её событие не происходит.`,
  },
  wargames: {
    name: 'Балансирование на грани',
    requires: `Только при DEFCON ${CARD.wargames.n.defcon}.`,
    effect: ({ n }) =>
      `Вы можете отдать противнику ${vp(n.vp)} и сразу закончить игру; побеждает тот, кто тогда впереди.`,
  },
  ourManInTehran: {
    name: 'Свой человек в Тегеране',
    requires: 'Только если США контролируют хотя бы одну страну Ближнего Востока.',
    effect: ({ n }) =>
      `США смотрят ${topCards(n.look)} колоды и могут сбросить любые из них в открытую; их события не происходят. Остальные замешиваются обратно в колоду.`,
  },
  yuriAndSamantha: {
    name: 'Саманта Смит',
    effect: ({ n }) => `До конца раунда СССР получает ${vp(n.vp)} за каждую попытку переворота США.`,
  },
  awacsSale: {
    name: 'Поставка самолётов-разведчиков в Саудовскую Аравию',
    effect: ({ n }) =>
      `Добавьте ${influence(n.add)} США в Саудовскую Аравию. Событие «Исламская революция» больше невозможно.`,
  },
}
