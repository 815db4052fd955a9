// What an area says of itself to those who can't see it.

import type { Language } from '@ludoteka/kernel'
import { DICTIONARIES } from '../text/index.ts'
import type { AreaFacts } from './realmArea.tsx'
import type { NobleFacts } from './scene.ts'
import { STRINGS } from './strings.ts'

export function areaWords(facts: AreaFacts, language: Language, offers: readonly string[]): string {
  const { map } = STRINGS[language]
  const { seats, places, cards } = DICTIONARIES[language]
  const { city, cityOwner, cityBesieger, lord, lordBesieger, nobles, sailors } = facts
  const cityWords = city
    ? city.isRazed
      ? [map.razedCity]
      : [
          cityOwner ? map.owner(seats[cityOwner]) : map.neutralCity,
          map.strength(city.strength),
          map.income(city.income),
          ...(city.siege && cityBesieger ? [map.besieged(seats[cityBesieger], city.siege.round)] : []),
        ]
    : []
  const strongholdWords = lord
    ? [
        map.stronghold(seats[lord.baron]),
        map.strength(lord.stronghold.strength),
        map.garrison(lord.garrison.effective),
        ...(lord.stronghold.siege && lordBesieger
          ? [map.besieged(seats[lordBesieger], lord.stronghold.siege.round)]
          : []),
      ]
    : []
  const nobleWords = ({ baron, shape, isReady, isOnPort, effective }: NobleFacts): string =>
    [cards.nobles[baron][shape], map.army(effective), isOnPort ? map.atPort : isReady ? map.ready : map.exhausted].join(
      ' ',
    )
  return [
    places.areas[facts.area],
    ...cityWords,
    ...strongholdWords,
    ...[...nobles, ...sailors].map(nobleWords),
    ...offers,
  ].join('. ')
}
