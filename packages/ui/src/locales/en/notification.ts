import type { NotificationTexts } from '../id/notification.ts'

/** Texts about the notifications in English. */
export const notification: NotificationTexts = {
  title: 'Notifications',
  withUnread: (count, orMore) => `Notifications, ${orMore ? 'more than ' : ''}${count} unread`,
  unread: 'Unread',
  all: 'All',
  shown: 'Shown',
  markRead: (title) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  remove: (title) => `Delete: ${title}`,
  seeAll: 'See All Notification',
  more: 'Show more',
  today: 'Today',
  yesterday: 'Yesterday',
  empty: 'No notifications yet',
  emptyText: 'Nothing was received in this browser so far. What arrives appears here, newest first.',
  allRead: 'Everything is read',
  allReadText: 'What you have read stays in the list of all.',
  toTracking: 'Open tracking',
  here: 'Kept in this browser only, the newest 500 at most.',
  notKept: 'The browser refuses storage: this list is lost when the page is reloaded.',
  failed: 'This list could not be loaded. Reload the page to try again.',
}
