import { NotificationMenu } from '@sikud/ui/notification'
import { paths } from '../paths.ts'
import { useInbox, useInboxState } from './InboxProvider.tsx'

/** The bell of the top bar over the inbox of the current user. */
export function InboxMenu() {
  const { markRead, markAllRead } = useInbox()
  const { items } = useInboxState()
  return (
    <NotificationMenu
      items={items}
      allTo={paths.notification}
      onRead={(id) => void markRead(id)}
      onReadAll={(ids) => void markAllRead(ids)}
    />
  )
}
