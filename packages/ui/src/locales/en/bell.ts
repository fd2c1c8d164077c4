import type { BellTexts } from '../id/bell.ts'

/** English texts of the bell in the top bar. */
export const bell: BellTexts = {
  title: 'Notifications',
  withUnread: (count, orMore) => `Notifications, ${orMore ? 'more than ' : ''}${count} unread`,
  failed: 'This list could not be loaded. Reload the page to try again.',
}
