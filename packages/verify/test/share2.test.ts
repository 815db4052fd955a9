// The second share of the battery's matches.

import { playShare } from './share.ts'

playShare(2)
