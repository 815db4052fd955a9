// The two battlefields: spaces, lines, zones and start spaces (rules 3, facts of boards.json).

export const BOARDS = ['sarpedon', 'marmoreal'] as const
export type Board = (typeof BOARDS)[number]

export const ZONE_COLOURS = ['green', 'yellow', 'brown', 'red', 'purple', 'blue', 'gray', 'violet'] as const
export type ZoneColour = (typeof ZONE_COLOURS)[number]

/** How a zone is told apart without colour. */
export const ZONE_LOOK: Readonly<Record<ZoneColour, { readonly colour: string; readonly pattern: string }>> = {
  green: { colour: '#4caf50', pattern: 'waves' },
  yellow: { colour: '#e0b82e', pattern: 'chevrons' },
  brown: { colour: '#9a6a3f', pattern: 'grid' },
  red: { colour: '#d9483b', pattern: 'bricks' },
  purple: { colour: '#c2528b', pattern: 'scales' },
  blue: { colour: '#3f7fd0', pattern: 'diagonal' },
  gray: { colour: '#8d99a6', pattern: 'dots' },
  violet: { colour: '#8e5bd0', pattern: 'crosses' },
}

export const SPACES = [
  // sarpedon
  's1',
  's2',
  's3',
  's4',
  's5',
  's6',
  's7',
  's8',
  's9',
  's10',
  's11',
  's12',
  's13',
  's14',
  's15',
  's16',
  's17',
  's18',
  's19',
  's20',
  's21',
  's22',
  's23',
  's24',
  's25',
  's26',
  's27',
  's28',
  's29',
  's30',
  's31',
  's32',
  's33',
  's34',
  's35',
  's36',
  's37',
  's38',
  // marmoreal
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
  'm13',
  'm14',
  'm15',
  'm16',
  'm17',
  'm18',
  'm19',
  'm20',
  'm21',
  'm22',
  'm23',
  'm24',
  'm25',
  'm26',
  'm27',
  'm28',
  'm29',
  'm30',
  'm31',
] as const
export type Space = (typeof SPACES)[number]

type SpaceFacts = {
  readonly board: Board
  readonly x: number
  readonly y: number
  readonly zones: readonly ZoneColour[]
  readonly adjacent: readonly Space[]
}

/** The drawing area the coordinates refer to. */
export const BOARD_SIZE = { width: 1000, height: 648, spaceRadius: 42 } as const

export const SPACE: Readonly<Record<Space, SpaceFacts>> = {
  s1: { board: 'sarpedon', x: 60, y: 78, zones: ['green'], adjacent: ['s2', 's8', 's9'] },
  s2: { board: 'sarpedon', x: 174, y: 53, zones: ['green'], adjacent: ['s1', 's3', 's9'] },
  s3: { board: 'sarpedon', x: 276, y: 91, zones: ['green'], adjacent: ['s2', 's4', 's10', 's11'] },
  s4: { board: 'sarpedon', x: 380, y: 55, zones: ['green'], adjacent: ['s3', 's5', 's11'] },
  s5: { board: 'sarpedon', x: 509, y: 63, zones: ['yellow'], adjacent: ['s4', 's12', 's13'] },
  s6: { board: 'sarpedon', x: 842, y: 103, zones: ['brown'], adjacent: ['s7', 's14', 's15'] },
  s7: { board: 'sarpedon', x: 942, y: 58, zones: ['brown'], adjacent: ['s6', 's15'] },
  s8: { board: 'sarpedon', x: 55, y: 193, zones: ['green'], adjacent: ['s1', 's9', 's18'] },
  s9: { board: 'sarpedon', x: 159, y: 159, zones: ['green'], adjacent: ['s1', 's2', 's8', 's10'] },
  s10: { board: 'sarpedon', x: 254, y: 203, zones: ['green'], adjacent: ['s3', 's9', 's11', 's20'] },
  s11: { board: 'sarpedon', x: 358, y: 178, zones: ['green'], adjacent: ['s3', 's4', 's10', 's12', 's21'] },
  s12: { board: 'sarpedon', x: 474, y: 197, zones: ['yellow'], adjacent: ['s5', 's11', 's13', 's21'] },
  s13: { board: 'sarpedon', x: 573, y: 152, zones: ['yellow'], adjacent: ['s5', 's12', 's16'] },
  s14: { board: 'sarpedon', x: 784, y: 195, zones: ['brown'], adjacent: ['s6', 's16', 's22'] },
  s15: { board: 'sarpedon', x: 948, y: 177, zones: ['red'], adjacent: ['s6', 's7', 's17'] },
  s16: { board: 'sarpedon', x: 669, y: 208, zones: ['yellow'], adjacent: ['s13', 's14', 's22'] },
  s17: { board: 'sarpedon', x: 940, y: 281, zones: ['red'], adjacent: ['s15', 's27'] },
  s18: { board: 'sarpedon', x: 53, y: 321, zones: ['blue'], adjacent: ['s8', 's19', 's23'] },
  s19: { board: 'sarpedon', x: 153, y: 361, zones: ['blue'], adjacent: ['s18', 's20', 's23'] },
  s20: { board: 'sarpedon', x: 256, y: 310, zones: ['blue'], adjacent: ['s10', 's19', 's21', 's24'] },
  s21: {
    board: 'sarpedon',
    x: 400,
    y: 299,
    zones: ['yellow', 'purple'],
    adjacent: ['s11', 's12', 's20', 's24', 's31'],
  },
  s22: {
    board: 'sarpedon',
    x: 743,
    y: 295,
    zones: ['yellow', 'brown', 'purple'],
    adjacent: ['s14', 's16', 's25', 's26'],
  },
  s23: { board: 'sarpedon', x: 58, y: 427, zones: ['blue'], adjacent: ['s18', 's19', 's28', 's29'] },
  s24: { board: 'sarpedon', x: 328, y: 399, zones: ['yellow', 'purple'], adjacent: ['s20', 's21', 's30', 's31'] },
  s25: { board: 'sarpedon', x: 678, y: 382, zones: ['yellow', 'brown', 'purple'], adjacent: ['s22', 's26', 's32'] },
  s26: { board: 'sarpedon', x: 797, y: 387, zones: ['purple'], adjacent: ['s22', 's25', 's33'] },
  s27: { board: 'sarpedon', x: 947, y: 390, zones: ['red'], adjacent: ['s17', 's33'] },
  s28: { board: 'sarpedon', x: 67, y: 535, zones: ['blue'], adjacent: ['s23', 's29', 's34'] },
  s29: { board: 'sarpedon', x: 163, y: 482, zones: ['blue'], adjacent: ['s23', 's28', 's30', 's34'] },
  s30: { board: 'sarpedon', x: 278, y: 503, zones: ['purple'], adjacent: ['s24', 's29', 's31', 's34'] },
  s31: { board: 'sarpedon', x: 430, y: 473, zones: ['purple'], adjacent: ['s21', 's24', 's30', 's35'] },
  s32: { board: 'sarpedon', x: 634, y: 482, zones: ['purple'], adjacent: ['s25', 's36'] },
  s33: { board: 'sarpedon', x: 872, y: 467, zones: ['red'], adjacent: ['s26', 's27', 's38'] },
  s34: { board: 'sarpedon', x: 188, y: 588, zones: ['purple'], adjacent: ['s28', 's29', 's30'] },
  s35: { board: 'sarpedon', x: 518, y: 536, zones: ['purple'], adjacent: ['s31', 's36'] },
  s36: { board: 'sarpedon', x: 616, y: 589, zones: ['purple'], adjacent: ['s32', 's35', 's37'] },
  s37: { board: 'sarpedon', x: 753, y: 596, zones: ['red'], adjacent: ['s36', 's38'] },
  s38: { board: 'sarpedon', x: 857, y: 574, zones: ['red'], adjacent: ['s33', 's37'] },
  m1: { board: 'marmoreal', x: 142, y: 68, zones: ['gray', 'yellow'], adjacent: ['m2', 'm7'] },
  m2: { board: 'marmoreal', x: 266, y: 55, zones: ['gray'], adjacent: ['m1', 'm3'] },
  m3: { board: 'marmoreal', x: 387, y: 54, zones: ['gray'], adjacent: ['m2', 'm4'] },
  m4: { board: 'marmoreal', x: 503, y: 88, zones: ['gray', 'green', 'blue'], adjacent: ['m3', 'm5', 'm15'] },
  m5: { board: 'marmoreal', x: 632, y: 55, zones: ['gray'], adjacent: ['m4', 'm6'] },
  m6: { board: 'marmoreal', x: 758, y: 55, zones: ['gray'], adjacent: ['m5', 'm12'] },
  m7: { board: 'marmoreal', x: 118, y: 175, zones: ['green', 'red', 'yellow'], adjacent: ['m1', 'm8', 'm13'] },
  m8: { board: 'marmoreal', x: 237, y: 189, zones: ['green', 'yellow'], adjacent: ['m7', 'm9', 'm14'] },
  m9: { board: 'marmoreal', x: 368, y: 197, zones: ['green', 'blue'], adjacent: ['m8', 'm14', 'm15', 'm17'] },
  m10: { board: 'marmoreal', x: 635, y: 200, zones: ['green', 'blue'], adjacent: ['m11', 'm15', 'm18', 'm19'] },
  m11: { board: 'marmoreal', x: 763, y: 191, zones: ['green', 'blue'], adjacent: ['m10', 'm12', 'm19'] },
  m12: { board: 'marmoreal', x: 883, y: 140, zones: ['blue'], adjacent: ['m6', 'm11', 'm16'] },
  m13: { board: 'marmoreal', x: 118, y: 286, zones: ['red', 'yellow'], adjacent: ['m7', 'm20'] },
  m14: { board: 'marmoreal', x: 296, y: 286, zones: ['green', 'blue'], adjacent: ['m8', 'm9', 'm17'] },
  m15: { board: 'marmoreal', x: 503, y: 235, zones: ['green', 'blue'], adjacent: ['m4', 'm9', 'm10'] },
  m16: { board: 'marmoreal', x: 883, y: 264, zones: ['blue', 'violet'], adjacent: ['m12', 'm19', 'm24'] },
  m17: { board: 'marmoreal', x: 416, y: 326, zones: ['green', 'blue', 'purple'], adjacent: ['m9', 'm14', 'm22'] },
  m18: { board: 'marmoreal', x: 591, y: 326, zones: ['green', 'blue', 'purple'], adjacent: ['m10', 'm19', 'm22'] },
  m19: { board: 'marmoreal', x: 709, y: 289, zones: ['green', 'blue'], adjacent: ['m10', 'm11', 'm16', 'm18'] },
  m20: { board: 'marmoreal', x: 132, y: 395, zones: ['red', 'yellow'], adjacent: ['m13', 'm21', 'm27'] },
  m21: { board: 'marmoreal', x: 247, y: 406, zones: ['red'], adjacent: ['m20', 'm25'] },
  m22: {
    board: 'marmoreal',
    x: 504,
    y: 393,
    zones: ['green', 'blue', 'purple'],
    adjacent: ['m17', 'm18', 'm29', 'm30'],
  },
  m23: { board: 'marmoreal', x: 784, y: 426, zones: ['violet'], adjacent: ['m24', 'm26', 'm31'] },
  m24: { board: 'marmoreal', x: 880, y: 375, zones: ['violet'], adjacent: ['m16', 'm23'] },
  m25: { board: 'marmoreal', x: 383, y: 475, zones: ['green', 'blue', 'brown'], adjacent: ['m21', 'm26'] },
  m26: { board: 'marmoreal', x: 619, y: 477, zones: ['green', 'blue', 'brown'], adjacent: ['m23', 'm25'] },
  m27: { board: 'marmoreal', x: 185, y: 556, zones: ['brown'], adjacent: ['m20', 'm28'] },
  m28: { board: 'marmoreal', x: 317, y: 586, zones: ['brown'], adjacent: ['m27', 'm29'] },
  m29: { board: 'marmoreal', x: 449, y: 578, zones: ['purple', 'brown'], adjacent: ['m22', 'm28', 'm30'] },
  m30: { board: 'marmoreal', x: 560, y: 588, zones: ['purple', 'brown'], adjacent: ['m22', 'm29', 'm31'] },
  m31: { board: 'marmoreal', x: 722, y: 542, zones: ['violet', 'brown'], adjacent: ['m23', 'm30'] },
}

/** Start spaces 1 to 4 (3.6). */
export const START_SPACES: Readonly<Record<Board, readonly [Space, Space, Space, Space]>> = {
  sarpedon: ['s20', 's32', 's3', 's14'],
  marmoreal: ['m13', 'm31', 'm3', 'm11'],
}

/** The number printed on a space: its name without the letter that tells the boards apart. */
export function numberOf(space: Space): string {
  return space.slice(1)
}
