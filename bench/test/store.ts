// The thread of our server's store, bundled beside the program of the bench's servers.

import { serveStore } from '@ludoteka/server/storeThread'

serveStore()
