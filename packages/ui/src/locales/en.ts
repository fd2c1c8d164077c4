import type { UiTexts } from './UiTexts.ts'

/** Texts of the kit in English, the second language. */
export const en: UiTexts = {
  units: { distance: 'km', speed: 'km/h' },
  age: {
    now: 'just now',
    seconds: (count) => `${count} sec ago`,
    minutes: (count) => `${count} min ago`,
    hours: (count) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count) => (count === 1 ? '1 day ago' : `${count} days ago`),
  },
}
