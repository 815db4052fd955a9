// Runs before each test file of a program: the files of a worker share modules, but each has hooks of its own.

import { afterEach } from 'vitest'
import { cleanUp, loggedErrors } from './testScope.ts'

loggedErrors.length = 0
afterEach(cleanUp)
