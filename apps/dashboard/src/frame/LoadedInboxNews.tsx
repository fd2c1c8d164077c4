import { useInboxNews } from '@sikud/api/react'
import { NotificationAnnouncer } from '@sikud/ui/notification'

/** Announces new notifications to screen readers. */
export function LoadedInboxNews() {
  return <NotificationAnnouncer news={useInboxNews()} />
}
