import { createFleetClient } from '@sikud/api'
import type { Services } from '../services.ts'
import { browserPermission, createPush, PushError, type Push, type PushServer } from '@sikud/api/react'

const pushes = new WeakMap<Services, Push>()

/** Returns the one `Push` object of this browser. Import this function only in lazy parts. */
export function pushOf(services: Services): Push {
  const known = pushes.get(services)
  if (known) return known
  const push = createPush({
    permission: browserPermission,
    connect: () => connect(services.config.push ?? {}),
    server: services.server.isBase ? null : ourServer(services),
  })
  pushes.set(services, push)
  return push
}

async function connect(raw: Record<string, unknown>) {
  const { connectProvider } = await import('./connectProvider.ts').catch(() => {
    throw new PushError('code')
  })
  const entries = Object.entries(raw).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return connectProvider(Object.fromEntries(entries))
}

/**
 * Returns our server's push operations. They keep the last session token, because they unregister the browser after the
 * session has ended.
 */
function ourServer({ connection, session }: Services): PushServer {
  let last = session.token()
  const token = () => (last = session.token() ?? last)
  const { request } = createFleetClient({ ...connection, token })
  return {
    register: (pushToken) => request('registerPushToken', { body: { token: pushToken } }),
    remove: (pushToken) => request('removePushToken', { token: pushToken }),
    test: (pushToken) => request('sendTestPush', { body: { token: pushToken } }),
  }
}
