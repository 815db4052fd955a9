// What an area is named for, as a small drawing with its foot at (0, 0), about 30 units high.

import type { Glyph } from './glyphs.ts'

export const LANDMARKS = {
  windmill: [
    { look: 'plaster', d: 'M-6 0-4-16H4L6 0Z' },
    { look: 'roof', d: 'M-5-16 0-22 5-16Z' },
    { look: 'dark', d: 'M-1.500 0v-5h3v5Z' },
    {
      look: 'plaster',
      d: 'M0-16 10-26 12.500-23 2-14ZM0-16-10-6-12.500-9-2-18ZM0-16 10-6 7.500-3.500-2-14ZM0-16-10-26-7.500-28.500 2-18Z',
    },
    { look: 'ink', d: 'M-10-26 10-6M-10-6 10-26' },
  ],
  abbey: [
    { look: 'plaster', d: 'M-16 0V-11H8V0ZM8 0V-22H16V0Z' },
    { look: 'roof', d: 'M-18-11-14-17H7L8-11ZM7-22 12-32 17-22Z' },
    { look: 'dark', d: 'M-12-1v-5q1.500-3 3 0v5ZM-6-1v-5q1.500-3 3 0v5ZM0-1v-5q1.500-3 3 0v5ZM11-12v-4q1-2 2 0v4Z' },
    { look: 'ink', d: 'M12-32v-5M10-35h4' },
  ],
  chapel: [
    { look: 'plaster', d: 'M-8 0V-9H8V0Z' },
    { look: 'roof', d: 'M-10-9 0-18 10-9Z' },
    { look: 'dark', d: 'M-2 0v-5q2-3 4 0v5Z' },
    { look: 'ink', d: 'M0-18v-7M-2.500-22.500h5' },
  ],
  cross: [
    { look: 'stone', d: 'M-5 0-3.500-3h7L5 0ZM-1.500-3V-14H-6V-17.500H-1.500V-23h3v5.500H6V-14H1.500V-3Z' },
    { look: 'fine', d: 'M.500-4V-22' },
  ],
  crosses: [
    {
      look: 'stone',
      d: 'M-14 0V-8h-3v-2.500h3V-14h2.500v3.500h3V-8h-3V0ZM-1.500 0V-12H-5.500v-3h4V-20h3v5h4v3h-4V0ZM11 0V-7.500H8V-10h3v-3.500h2.500v3.500h3v2.500h-3V0Z',
    },
    { look: 'fine', d: 'M-20 1h12M-6 1H6M8 1h11' },
  ],
  sheep: [
    {
      look: 'wool',
      d: 'M-15-3a3 3 0 0 1 2-5 4 4 0 0 1 7 0 3 3 0 0 1 1 5ZM2-8a3 3 0 0 1 2-5 4 4 0 0 1 7 0 3 3 0 0 1 1 5ZM6 4A3 3 0 0 1 8-1a4 4 0 0 1 7 0 3 3 0 0 1 1 5Z',
    },
    {
      look: 'dark',
      d: 'M-18-6q2-2.500 4-1l-1.500 3q-2 .500-2.500-2ZM-1-11q2-2.500 4-1l-1.500 3q-2 .500-2.500-2ZM3 1q2-2.500 4-1l-1.500 3Q3.500 3.500 3 1Z',
    },
    { look: 'ink', d: 'M-13-3v3M-7-3v3M4-8v3M10-8v3M8 4v3M14 4v3' },
  ],
  watchtower: [
    { look: 'stone', d: 'M-6 0-5-18H5L6 0Z' },
    { look: 'stone', d: 'M-8-18V-25h3v2.500h3.500V-25h3v2.500H5V-25h3v7Z' },
    { look: 'dark', d: 'M-1.500-8v-4q1.500-2 3 0v4Z' },
    { look: 'gold', d: 'M-2-26q-1-3 1-5 0 2 1.500 2 .500-2 0-4 3 2.500 1.500 7Z' },
    { look: 'fine', d: 'M-4-4h4M0-14h4M-3-13h2M1-5h4' },
  ],
  brokenTower: [
    { look: 'stone', d: 'M-9 0-8-20-5-17-3-24 0-19 2-21 4-12 8-9 9 0Z' },
    { look: 'dark', d: 'M-3-7v-4q1.500-2 3 0v4Z' },
    { look: 'stone', d: 'M11 0l1-4 5-1 2 5ZM-16 0l2-3 4 1v2Z' },
    { look: 'fine', d: 'M-6-4h5M1-3h5M-6-12h4M2-8h4M-5-16h3' },
  ],
  lighthouse: [
    { look: 'stone', d: 'M-10 2Q-8-3 0-3T10 2Z' },
    { look: 'plaster', d: 'M-5-3-3-22H3L5-3Z' },
    { look: 'roof', d: 'M-4.600-7h9.200l-.500-4.500h-8.200ZM-3.800-15h7.600l-.400-4h-6.800Z' },
    { look: 'gold', d: 'M-3-22v-5h6v5Z' },
    { look: 'roof', d: 'M-4-27 0-32 4-27Z' },
    { look: 'fine', d: 'M6-25 14-28M6-24h9M-6-25-14-28M-6-24h-9' },
  ],
  hut: [
    { look: 'plaster', d: 'M-9 0V-8H5V0Z' },
    { look: 'thatch', d: 'M-12-7-7-15H4L8-7Z' },
    { look: 'dark', d: 'M-3 0v-5h3v5Z' },
    { look: 'ink', d: 'M9 3Q15 6 22 2L20 6Q15 8 10 6ZM14 4V-7M14-7Q19-3 19 2' },
  ],
  swan: [
    { look: 'plaster', d: 'M-10-2Q-12-9-4-8 2-8 7-11 9-5 4-2-2 1-10-2ZM-9-5Q-14-9-11-14-8-17-6-14L-9-13Q-11-10-7-6Z' },
    { look: 'gold', d: 'M-6-14-3-13-6-12.500Z' },
    { look: 'fine', d: 'M-3-5Q2-5 5-8M-14 1q3-2 6 0t6 0 6 0 6 0' },
  ],
  sheaves: [
    {
      look: 'gold',
      d: 'M-14 0-11-6-15-14Q-10-18-6-14L-9-6-6 0ZM-3 2 0-5-4-14Q1-19 6-14L2-5 5 2ZM9 0 11-6 8-13Q12-17 16-13L13-6 15 0Z',
    },
    { look: 'ink', d: 'M-11.500-6h3M-.500-5h3M10.500-6h3' },
    { look: 'fine', d: 'M-12-13-10-7M-9-14-9.500-7M-1-15 .500-6M3-15 1.500-6M10-13 11.500-7M14-13 12.500-7' },
  ],
  kiln: [
    { look: 'hill', d: 'M-12 0Q-11-13 0-14 11-13 12 0' },
    { look: 'dark', d: 'M-3 0q0-6 3-6t3 6Z' },
    { look: 'ink', d: 'M0-15q-4-3 0-6t0-7M3-15q-2-3 2-6t1-7' },
    { look: 'fine', d: 'M-9-4h4M5-5h4M-6-9h4M2-10h4' },
  ],
  gulls: [{ look: 'ink', d: 'M-16-12q3-4 6 0 3-4 6 0M0-20q3-4 6 0 3-4 6 0M8-8q2.500-3 5 0 2.500-3 5 0' }],
  ravens: [
    {
      look: 'dark',
      d: 'M-14-14q4-5 7-1 4-3 8 1-5-1-7 2 1 3-1 4-3-1-3-4-2-2-4-2ZM4-6q3-4 5-1 3-2 6 1-4-1-5 1.500.500 2.500-1 3-2-1-2-3-1.500-1.500-3-1.500Z',
    },
  ],
  stag: [
    { look: 'thatch', d: 'M-9 0V-6Q-10-10-6-11H4L8-16 11-15 12-12 8-9Q7-6 6-6V0H4V-6H-4L-6-5V0Z' },
    { look: 'ink', d: 'M8-16Q5-19 6-23M6-19 3-21M10-16Q13-18 13-23M12-18 15-20' },
  ],
  wolf: [
    { look: 'dark', d: 'M-12 0-11-6Q-16-6-18-10-13-9-10-11L3-11 7-16 9-13 14-11 13-9 8-8Q6-6 5-5V0H3V-5H-5L-8-4-9 0Z' },
  ],
  mill: [
    { look: 'plaster', d: 'M-11 0V-11H3V0Z' },
    { look: 'thatch', d: 'M-14-10-8-19H1L6-10Z' },
    { look: 'dark', d: 'M-7 0v-6h4v6Z' },
    { look: 'ink', d: 'M9-7m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M9-14V0M2-7H16M4-12 14-2M14-12 4-2' },
  ],
  well: [
    { look: 'stone', d: 'M-6 0V-6H6V0Z' },
    { look: 'roof', d: 'M-9-13 0-19 9-13Z' },
    { look: 'ink', d: 'M-6-6V-13M6-6V-13M0-13v5' },
  ],
  amber: [
    { look: 'gold', d: 'M-9-1-6-6-1-4-2 0ZM3 1 5-4 10-4 11 0ZM-2-8 1-11 4-9 2-6Z' },
    { look: 'ink', d: 'M-18 5q4-3 8 0t8 0 8 0 8 0' },
  ],
  barley: [
    { look: 'gold', d: 'M-8-10q-3-4 0-8 3 4 0 8ZM0-12q-3-4 0-8 3 4 0 8ZM8-10q-3-4 0-8 3 4 0 8Z' },
    { look: 'ink', d: 'M-8 0V-10M0 0V-12M8 0V-10' },
  ],
  pilgrim: [
    { look: 'thatch', d: 'M-5 0-3-10Q0-13 3-10L5 0Z' },
    { look: 'plaster', d: 'M0-17a3 3 0 1 0 .010 0Z' },
    { look: 'thatch', d: 'M-5-15Q0-20 5-15Z' },
    { look: 'ink', d: 'M8 0V-19' },
  ],
} as const satisfies Readonly<Record<string, readonly Glyph[]>>
export type Landmark = keyof typeof LANDMARKS
