import { expect, test } from 'vitest'
import { badgeText } from './NotificationMenu.tsx'

test.each([
  [0, null],
  [5, '05'],
  [42, '42'],
  [99, '99'],
  [120, '99'],
])('badgeText of %i unread is %j', (unread, text) => {
  expect(badgeText(unread)).toBe(text)
})
