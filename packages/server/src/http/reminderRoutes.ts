// Reminders over HTTP: adding and removing a browser as a device of its account.

import { deviceAddress, newDevice, reminderKey } from '@ludoteka/protocol'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import { areDeviceKeys } from '../reminders/push.ts'
import { isAllowedEndpoint } from '../reminders/pushHosts.ts'
import { hashOf } from '../system.ts'
import { type App, type Context, requireAccount } from './context.ts'
import { secretOf } from './sessions.ts'

const MOST_DEVICES = 10

const emptyBody = z.object({})
const tags = ['reminders']

export function reminderRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store, reminders } = services
  const limit = { rateLimit: { max: config.limits.devicesPerMinute, timeWindow: 60_000 } }

  app.get(
    '/api/reminders',
    { schema: { tags, summary: 'The key push services know this site by', response: { 200: reminderKey } } },
    async () => ({ key: services.pushKey }),
  )

  app.post(
    '/api/reminders',
    {
      schema: { tags, summary: 'Remind me on this device', body: newDevice, response: { 200: emptyBody } },
      config: limit,
    },
    async request => {
      const me = await requireAccount(context, request)
      if (me.kind === 'bot') refuse('forbidden', 'Programs need no reminders.')
      const { endpoint, keys, language } = request.body
      if (!isAllowedEndpoint(endpoint, { allowPrivateHosts: config.allowPrivatePushHosts }))
        refuse('bad-request', 'endpoint: not the address of a push service.')
      if (!areDeviceKeys(keys)) refuse('bad-request', 'keys: not the keys of a browser.')
      const session = hashOf(secretOf(request.headers) ?? '')
      await store.saveDevice(
        { endpoint, account: me.id, ...keys, language },
        session,
        config.system.now(),
        MOST_DEVICES,
      )
      await reminders.onDeviceAdded(me.id)
      return {}
    },
  )

  app.delete(
    '/api/reminders',
    {
      schema: { tags, summary: 'No more reminders on this device', body: deviceAddress, response: { 200: emptyBody } },
      config: limit,
    },
    async request => {
      const me = await requireAccount(context, request)
      await store.deleteDevice({ endpoint: request.body.endpoint, account: me.id })
      return {}
    },
  )
}
