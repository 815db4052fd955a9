// The Fog of War's cover: a paper map with ink borders and grease-pencil arrows, and mist over what nobody has scouted.

import type { ReactElement } from 'react'

export function Cover(): ReactElement {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="presentation">
      <defs>
        <filter id="fog-blur" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
      </defs>
      <rect width="400" height="300" fill="#8fa3a0" />
      <path d="M0 70l46-18 40 16 34-30 60 4 30-30h190v300H0z" fill="#dccfae" />
      <path
        d="M0 70l46-18 40 16 34-30 60 4 30-30"
        fill="none"
        stroke="#4b4433"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M120 38l14 60-30 44 20 60-34 44 10 54M134 98l70-10 40 30 66-14 40 26 50-6M204 88l16-88M124 202l70 8 44 40 70-16 92 10M244 118l10 56-16 76M310 104l24 60-26 70"
        fill="none"
        stroke="#5d543f"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <path
        d="M250 190q14-22 28 0M270 200q14-22 28 0M288 186q14-22 28 0M60 230q10-16 20 0M78 238q10-16 20 0"
        fill="none"
        stroke="#8a7c5a"
        strokeWidth="2"
      />
      <path
        d="M60 160c40-34 90-34 128-6"
        fill="none"
        stroke="#b5382c"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.850"
      />
      <path d="M174 134l22 22-30 10z" fill="#b5382c" opacity="0.900" />
      <path
        d="M340 250c-30 10-66 4-92-18"
        fill="none"
        stroke="#2f5d8a"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.850"
      />
      <path d="M262 220l-22 4 8 24z" fill="#2f5d8a" opacity="0.900" />
      <g stroke="#26221a" strokeWidth="2.500">
        <rect x="36" y="146" width="40" height="34" fill="#6d7a4c" />
        <path d="M36 146l40 34M76 146l-40 34" />
        <rect x="328" y="234" width="40" height="34" fill="#7f8a93" />
        <path d="M328 251h40M348 234v34" />
      </g>
      <g transform="translate(330 66)">
        <circle r="42" fill="#b98b3c" stroke="#4a3412" strokeWidth="4" />
        <circle r="30" fill="#d3a858" stroke="#4a3412" strokeWidth="2" />
        <path
          d="M0-42v12M0 42v-12M-42 0h12M42 0h-12M-30-30l8 8M30 30l-8-8M-30 30l8-8M30-30l-8 8"
          stroke="#4a3412"
          strokeWidth="3"
        />
        <path d="M0 0l16-20" stroke="#4a3412" strokeWidth="5" strokeLinecap="round" />
        <circle r="5" fill="#4a3412" />
      </g>
      <g filter="url(#fog-blur)" fill="#eef0ea" opacity="0.880">
        <ellipse cx="230" cy="160" rx="86" ry="30" />
        <ellipse cx="330" cy="180" rx="80" ry="34" />
        <ellipse cx="170" cy="256" rx="90" ry="26" />
        <ellipse cx="260" cy="60" rx="40" ry="18" />
      </g>
    </svg>
  )
}
