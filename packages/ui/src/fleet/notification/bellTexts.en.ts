import type { BellTexts } from './bellTexts.ts'

export const en: BellTexts = {
  title: 'Notifications',
  withUnread: (count, orMore) => `Notifications, ${orMore ? 'more than ' : ''}${count} unread`,
  failed: 'This list could not be loaded. Reload the page to try again.',
}
