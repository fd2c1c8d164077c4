import { browserPermission, createPush, createPushServer, PushError, type Push } from '@sikud/api/react'
import type { Services } from '../services.ts'

const pushes = new WeakMap<Services, Push>()

/** Returns the one `Push` object of this browser. Import this function only in lazy parts. */
export function pushOf(services: Services): Push {
  const known = pushes.get(services)
  if (known) return known
  const push = createPush({
    permission: browserPermission,
    connect: () => connect(services.config.push ?? {}),
    server: services.server.isBase ? null : createPushServer(services.connection, services.session),
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
