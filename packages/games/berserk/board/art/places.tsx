// The places of the pictures.

import type { ReactElement } from 'react'
import type { Ground } from './scene.ts'

/** Colours come from the card's element (styles/cards.css): the classes say sky, light, far, near. */
export const GROUND: Readonly<Record<Ground, ReactElement>> = {
  court: (
    <>
      <path d="M0 96h36V70h18v26h30V58h14v38h54V64h16v32h32V78h14v18h38v70H0z" className="bs-far" />
      <path d="M0 138h252v42H0z" className="bs-near" />
      <path d="M0 152h252M38 138l-26 42M94 138l-14 42M158 138l14 42M214 138l26 42" className="bs-lines" />
    </>
  ),
  crypt: (
    <>
      <path
        d="M0 0h252v180H0zM28 150V84a40 40 0 0 1 80 0v66zM144 150V84a40 40 0 0 1 80 0v66z"
        className="bs-far"
        fillRule="evenodd"
      />
      <path d="M0 148h252v32H0z" className="bs-near" />
      <path d="M20 150h30v-18a15 15 0 0 0-30 0zM198 152h34v-14a17 17 0 0 0-34 0z" className="bs-mid" />
    </>
  ),
  hall: (
    <>
      <path d="M0 0h34v150H0zM218 0h34v150h-34zM34 0h184v20q-92 44-184 0z" className="bs-far" />
      <path d="M96 26h60v92q-30 22-60 0z" className="bs-mid" />
      <path d="M0 144h252v36H0z" className="bs-near" />
      <path d="M126 144v36M62 144l-24 36M190 144l24 36" className="bs-lines" />
    </>
  ),
  steppe: (
    <>
      <path d="M0 120q44-26 92-12t86-8 74 4v76H0z" className="bs-far" />
      <path d="M0 150q70-20 132-6t120-8v44H0z" className="bs-near" />
      <path
        d="M22 152l4-18 4 18M64 146l5-22 5 22M186 148l4-20 5 20M226 144l4-16 4 16M120 150l4-14 4 14"
        className="bs-mid"
      />
    </>
  ),
  peaks: (
    <>
      <path d="M0 132 44 62l28 40 40-74 46 84 26-36 68 70v46H0z" className="bs-far" />
      <path d="M112 28l-14 28 16-6 12 12 6-14zM44 62l-10 18 14-6 8 8z" className="bs-light" />
      <path d="M0 156l54-22 58 18 64-24 76 26v28H0z" className="bs-near" />
    </>
  ),
  grove: (
    <>
      <path d="M18 0h20l6 150H8zM62 0h12l4 130H54zM176 0h14l6 132h-30zM214 0h24l6 150h-40z" className="bs-far" />
      <path d="M0 0h252v24q-30 26-60 6-30 26-62 4-34 24-66 0-36 22-64-6z" className="bs-mid" />
      <path d="M0 146q60-18 126-4t126-6v44H0z" className="bs-near" />
    </>
  ),
  marsh: (
    <>
      <path d="M0 104q60-14 126 0t126-4v80H0z" className="bs-far" />
      <path d="M0 134q32-10 64 0t64 0 64 0 64 0v46H0z" className="bs-near" />
      <path d="M16 138V78m10 60V92m-20 46V96M236 140V80m-10 60V96m18 44v-34" className="bs-stems" />
      <path d="M60 152h46M150 160h60M112 170h30" className="bs-lines" />
    </>
  ),
  embers: (
    <>
      <path d="M0 118l50-52 30 34 34-62 44 70 40-34 54 44v62H0z" className="bs-far" />
      <path d="M0 152q40-22 84-8t86-10 82 8v38H0z" className="bs-near" />
      <path
        d="M40 150q-8-16 4-26 0 10 8 12 0-12 6-16 2 22-4 30zM196 148q-6-14 4-24 2 10 7 10 1-8 5-12 2 18-4 26zM30 40l3 6-3 6-3-6zM78 22l2 5-2 5-2-5zM214 34l3 6-3 6-3-6zM172 60l2 5-2 5-2-5z"
        className="bs-light"
      />
    </>
  ),
  sky: (
    <>
      <path
        d="M-10 150q14-30 44-22 12-28 46-16 22-22 50 0 34-16 48 12 36-14 46 14 28-4 34 20v30H-10z"
        className="bs-far"
      />
      <path d="M-10 172q30-22 60-10 28-20 58-4 34-16 62 2 34-16 92 6v20H-10z" className="bs-near" />
    </>
  ),
  road: (
    <>
      <path d="M0 112q66-24 126-8t126-10v86H0z" className="bs-far" />
      <path d="M0 150q70-14 126-6t126-8v44H0z" className="bs-near" />
      <path d="M118 110q26 14 6 28t-24 42h66q-24-30-16-44t-16-28z" className="bs-mid" />
    </>
  ),
}
