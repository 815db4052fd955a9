// In a browser the schemas are interpreted, not compiled: the page's security policy forbids eval, and even trying
// is reported as a violation. Imported before all schemas, because each decides when it is created.

import { z } from 'zod'

if ('location' in globalThis) z.config({ jitless: true })
