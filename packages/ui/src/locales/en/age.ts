import type { UiTexts } from '../UiTexts.ts'

export const age: UiTexts['age'] = {
  now: 'just now',
  seconds: (count) => `${count} sec ago`,
  minutes: (count) => `${count} min ago`,
  hours: (count) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  days: (count) => (count === 1 ? '1 day ago' : `${count} days ago`),
}
