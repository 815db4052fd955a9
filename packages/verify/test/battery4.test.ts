// The games of the battery's fourth file.

import { playBattery } from './battery.ts'

playBattery(4)
