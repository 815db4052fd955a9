// Things that stand about on the battlefields, in flat colour and ink; each stands with its foot on its point.

import type { ReactElement, ReactNode } from 'react'

type At = { readonly x: number; readonly y: number; readonly size?: number }

function Prop({ x, y, size = 1, children }: At & { readonly children: ReactNode }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="um-upright">
        <g transform={`scale(${size})`} className="um-prop">
          {children}
        </g>
      </g>
    </g>
  )
}

export const OliveTree = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="1" rx="17" ry="5" className="um-shadow" />
    <path d="M-3 1Q0-8-4-16h8Q2-8 5 1Z" className="um-bark" />
    <path d="M-18-18Q-22-32-8-34 0-46 12-36 24-34 19-20 12-10 0-14-12-8-18-18Z" className="um-olive" />
    <path d="M-10-22q4-8 10-8M4-20q6-2 8-8" className="um-leaf-line" />
  </Prop>
)

export const Cypress = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="1" rx="11" ry="4" className="um-shadow" />
    <path d="M-2 1v-6h4v6z" className="um-bark" />
    <path d="M0-48Q12-26 9-4 0 1-9-4-12-26 0-48Z" className="um-cypress" />
    <path d="M0-40Q7-24 6-6" className="um-leaf-line" />
  </Prop>
)

export const RoundTree = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="1" rx="18" ry="6" className="um-shadow" />
    <path d="M-3 1v-16h6V1z" className="um-bark" />
    <circle cx="0" cy="-26" r="19" className="um-tree" />
    <path d="M-13-38A19 19 0 0 1 9-42Q-8-36-13-20Z" className="um-tree-light" />
  </Prop>
)

export const Hedge = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="1" rx="22" ry="5" className="um-shadow" />
    <path d="M-20 0v-14Q-20-20-14-20h28q6 0 6 6V0Z" className="um-tree" />
    <path d="M-20-8Q-20-20-14-20h28Q0-17-14-14Z" className="um-tree-light" />
  </Prop>
)

export const RoseBush = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="0" cy="1" rx="15" ry="4" className="um-shadow" />
    <path d="M-15-3Q-16-14-6-14 0-21 7-14 17-13 15-3 8 3 0 0-9 3-15-3Z" className="um-bush" />
    <path d="M-8-8a3 3 0 1 0 .1 0zM2-13a3 3 0 1 0 .1 0zM9-7a3 3 0 1 0 .1 0z" className="um-rose" />
  </Prop>
)

export const Column = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="3" cy="1" rx="15" ry="5" className="um-shadow" />
    <path d="M-11 2v-6h22v6zM-8-4v-36H8v36zM-11-40v-6h22v6z" className="um-marble" />
    <path d="M-3-5v-34M3-5v-34" className="um-marble-line" />
  </Prop>
)

export const BrokenColumn = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="6" cy="1" rx="20" ry="5" className="um-shadow" />
    <path d="M-11 2v-6h22v6zM-8-4v-18l6 4 5-7 5 3v18z" className="um-marble" />
    <path d="M14 2l4-9 14 4-3 7z" className="um-marble" />
    <path d="M-3-5v-14M3-5v-16" className="um-marble-line" />
  </Prop>
)

export const Amphora = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="1" rx="9" ry="3" className="um-shadow" />
    <path d="M-4 1Q-12-8-8-16-4-20-4-25h8Q4-20 8-16 12-8 4 1Z" className="um-clay" />
    <path d="M-9-12Q0-8 9-12M-4-22q-8 0-5 7M4-22q8 0 5 7" className="um-clay-line" />
  </Prop>
)

export const Rock = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="2" rx="21" ry="6" className="um-shadow" />
    <path d="M-20 2l4-16 12-9 11 4 10 9 5 12Q0 7-20 2Z" className="um-rock" />
    <path d="M-4-23l3 12 14-1M-1-11l-6 12" className="um-rock-line" />
  </Prop>
)

export const Tuft = (at: At): ReactElement => (
  <Prop {...at}>
    <path d="M-6 0q-1-6-4-8M0 0v-10M6 0q1-6 4-8" className="um-tuft" />
  </Prop>
)

export const Wave = (at: At): ReactElement => (
  <Prop {...at}>
    <path d="M-16 0q6-9 13-2 4-8 11-1 5-5 10 2" className="um-wave" />
  </Prop>
)

export const Temple = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="0" cy="46" rx="96" ry="22" className="um-isle-foam" />
    <ellipse cx="0" cy="43" rx="86" ry="18" className="um-isle" />
    <path d="M-52 44h104v-7H-52zM-46 37h92v-6h-92z" className="um-marble" />
    <path
      d="M-42 31h10V-8h-10zM-23 31h10V-8h-10zM-4 31H8V-8H-4zM15 31h10V-8H15zM34 31h10V-8H34z"
      className="um-marble"
    />
    <path d="M-48-8h96v-8h-96z" className="um-marble" />
    <path d="M-52-16L0-42l52 26Z" className="um-roof" />
    <path d="M-20-18L0-30l20 12Z" className="um-marble" />
    <path d="M-37 30V-7M-18 30V-7M2 30V-7M20 30V-7M39 30V-7" className="um-marble-line" />
  </Prop>
)

export const Fountain = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="0" cy="4" rx="46" ry="26" className="um-shadow" />
    <ellipse cx="0" cy="0" rx="44" ry="25" className="um-marble" />
    <ellipse cx="0" cy="-2" rx="35" ry="18" className="um-pool" />
    <path d="M-24-2q8-5 16 0M8 4q8-5 16 0M-6 9q6-4 12 0" className="um-wave" />
    <path d="M-5-2v-18h10v18Q0 2-5-2Z" className="um-marble" />
    <path d="M-16-22Q0-12 16-22 12-27 0-27T-16-22Z" className="um-marble" />
    <path d="M0-27q-2-14 0-16 2 2 0 16M-4-28q-12-10-14 2M4-28q12-10 14 2" className="um-jet" />
  </Prop>
)

export const Statue = (at: At): ReactElement => (
  <Prop {...at}>
    <ellipse cx="2" cy="1" rx="15" ry="4" className="um-shadow" />
    <path d="M-10 1v-14h20V1zM-12-13h24v-4h-24z" className="um-marble" />
    <path d="M-8-17q0-12 5-14-4-10 3-12 8 0 4 12 6 2 6 14z" className="um-marble" />
  </Prop>
)

type InkIconProps = At & { readonly icon: string; readonly size: number; readonly className: string }

/** An icon as a flat shape with an ink line, around its middle. */
export function InkIcon({ icon, x, y, size, className }: InkIconProps): ReactElement {
  const scale = size / 512
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="um-upright">
        <g transform={`scale(${scale}) translate(-256 -256)`} strokeLinejoin="round">
          <path d={icon} className="um-ink-both" strokeWidth={6 / scale} />
          <path d={icon} className={className} />
        </g>
      </g>
    </g>
  )
}
