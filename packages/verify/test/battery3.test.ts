// The games of the battery's third file.

import { playBattery } from './battery.ts'

playBattery(3)
