import { useEffect, useMemo } from 'react'
import { useServices } from '../services.ts'
import { createServerInbox } from './createServerInbox.ts'
import type { InboxReadyProps } from './InboxLost.tsx'
import { InboxNews } from './InboxNews.tsx'
import { notificationClient } from './notificationClient.ts'

/** Opens the inbox that our server keeps, and tells what comes in. */
export function ServerInbox({ owner, onReady }: InboxReadyProps) {
  const { connection, notifier } = useServices()
  const inbox = useMemo(
    () =>
      createServerInbox({
        client: notificationClient(connection),
        owner,
        onFault: (message) => notifier.notify('error', message),
      }),
    [connection, notifier, owner],
  )
  useEffect(() => onReady(inbox), [inbox, onReady])
  return <InboxNews inbox={inbox} />
}
