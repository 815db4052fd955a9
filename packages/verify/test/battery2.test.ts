// The games of the battery's second file.

import { playBattery } from './battery.ts'

playBattery(2)
