export { NotificationMenu } from './fleet/notification/NotificationMenu.tsx'
export { NotificationInbox } from './fleet/notification/NotificationInbox.tsx'
export type { InboxFilter } from './fleet/notification/InboxToolbar.tsx'
export type { InboxItem } from './fleet/notification/InboxItem.ts'
