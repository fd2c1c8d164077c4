import { useInbox, useMe } from '@sikud/api/react'
import { lazyPart } from '@sikud/ui/lazy'
import { NotificationMenu } from '@sikud/ui/notification'
import { paths } from '../paths.ts'
import { useServices } from '../services.ts'

const LoadedInboxNews = lazyPart(async () => (await import('./LoadedInboxNews.tsx')).LoadedInboxNews)

/** Renders the bell of the top bar with the newest notifications. */
export function InboxMenu() {
  const { items, markRead } = useInbox()
  const { isBase } = useServices().server
  const isViewing = useMe()?.view_as !== undefined
  return (
    <NotificationMenu
      items={items}
      allTo={paths.notification}
      rulesTo={isBase || isViewing ? undefined : paths.notificationRules}
      onServer={!isBase}
      onRead={(id) => void markRead([id])}
      onReadAll={isViewing ? undefined : (ids) => void markRead(ids)}
    />
  )
}

/** Announces new notifications of our server, with a sound if the user wants it. */
export function InboxNews() {
  const { loaded } = useInbox()
  return !useServices().server.isBase && loaded && <LoadedInboxNews />
}
