// The games of the battery's fifth file.

import { playBattery } from './battery.ts'

playBattery(5)
