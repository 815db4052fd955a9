// The games of the battery's first file.

import { playBattery } from './battery.ts'

playBattery(1)
