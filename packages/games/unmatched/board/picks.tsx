// Choices that are pictures: the hero at the start, Alice's first size.

import type { BoardProps } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { FIGHTER, HERO, HEROES, SIZES } from '../content/fighters.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { ICONS } from './icons.generated.ts'
import { Figure } from './standee.tsx'
import { STRINGS } from './strings.ts'

type PickProps = Pick<BoardProps, 'choice' | 'language' | 'select' | 'selected'>

export function HeroPick({ choice, language, select, selected }: PickProps): ReactElement | null {
  const offered = choice['hero']
  if (!Array.isArray(offered)) return null
  const texts = DICTIONARIES[language]
  const strings = STRINGS[language]
  return (
    <section className="um-pick lt-fills lt-fills-more" aria-label={strings.chooseHero}>
      <h2>{strings.chooseHero}</h2>
      <div className="um-pick-row">
        {HEROES.map(hero => {
          const sidekick = HERO[hero].fighters[1]
          return (
            <button
              key={hero}
              type="button"
              className={`um-pick-hero um-deck-${hero} ${offered.includes(hero) ? 'lt-legal' : ''} ${selected?.arg === hero ? 'um-selected' : ''}`}
              disabled={!offered.includes(hero)}
              onClick={() => select('hero', hero)}
            >
              <svg viewBox="-14 -26 158 150" aria-hidden="true">
                {sidekick && (
                  <g transform="translate(66 38) scale(0.66)">
                    <Figure type={FIGHTER[sidekick].type} />
                  </g>
                )}
                <g transform="translate(-6 0)">
                  <Figure type={hero} />
                </g>
              </svg>
              <b>
                {texts.heroes[hero].name}
                {offered.includes(hero) ? null : ` · ${strings.heroTaken}`}
              </b>
              <span className="um-pick-facts">
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path d={ICONS.hearts} />
                </svg>
                {FIGHTER[hero].health}
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path d={ICONS['walking-boot']} />
                </svg>
                {HERO[hero].move}
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path d={FIGHTER[hero].reach === 'ranged' ? ICONS['bow-arrow'] : ICONS.broadsword} />
                </svg>
              </span>
              <small>{texts.heroes[hero].ability}</small>
            </button>
          )
        })}
      </div>
    </section>
  )
}

export function SizePick({ choice, language, select, selected }: PickProps): ReactElement | null {
  const offered = choice['size']
  if (!Array.isArray(offered)) return null
  return (
    <section className="um-pick um-pick-size" aria-label={TEXT[language].prompt('setup.size')}>
      <div className="um-pick-row">
        {SIZES.filter(size => offered.includes(size)).map(size => (
          <button
            key={size}
            type="button"
            className={`um-pick-hero um-deck-alice lt-legal ${selected?.arg === size ? 'um-selected' : ''}`}
            onClick={() => select('size', size)}
          >
            <svg viewBox="-10 -14 120 140" aria-hidden="true">
              <g transform={size === 'big' ? undefined : 'translate(24 58) scale(0.52)'}>
                <Figure type="alice" />
              </g>
            </svg>
            <b>{TEXT[language].action('size', size)}</b>
          </button>
        ))}
      </div>
    </section>
  )
}
