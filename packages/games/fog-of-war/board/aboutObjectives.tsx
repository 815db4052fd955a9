// What the dossier of the objectives beside Morocco tells: what they are, which of them were seen, and what that leaves.

import { cardsSeen, type Language, type View, zoneIn } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { OBJECTIVE_PROVINCE, OBJECTIVES } from '../content/otherCards.ts'
import { ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Notes } from './aboutProvince.tsx'
import { notesOfObjectives } from './knowledge.ts'
import { STRINGS } from './strings.ts'

type ObjectivesProps = { readonly view: View; readonly language: Language }

export function AboutObjectives({ view, language }: ObjectivesProps): ReactElement {
  const strings = STRINGS[language]
  const { provinces } = DICTIONARIES[language]
  const notes = notesOfObjectives(view)
  const isOwn = cardsSeen(view, ZONES.kept, 'axis').length > 0
  const left = OBJECTIVES.filter(one => !notes.some(({ cards }) => cards.includes(one)))
  return (
    <>
      <p>{strings.besideMorocco(zoneIn(view, ZONES.besideMorocco).count)}</p>
      <Notes notes={notes} language={language} />
      {!isOwn && (
        <p className="fw-reach">{strings.objectivesLeft(left.map(one => provinces[OBJECTIVE_PROVINCE[one]].label))}</p>
      )}
    </>
  )
}
