// The thread of `ludoteka serve` in which the SQLite file is read and written.

import { serveStore } from '@ludoteka/server/storeThread'

serveStore()
