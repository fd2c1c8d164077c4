import { plural } from './plural.ts'

/** The languages whose texts the packages contain. */
export type Language = 'id' | 'en'

const id = {
  units: { distance: 'km', speed: 'km/jam' },
  age: {
    now: 'baru saja',
    seconds: (count: number) => `${count} dtk lalu`,
    minutes: (count: number) => `${count} mnt lalu`,
    hours: (count: number) => `${count} jam lalu`,
    days: (count: number) => `${count} hari lalu`,
  },
}

const en: typeof id = {
  units: { distance: 'km', speed: 'km/h' },
  age: {
    now: 'just now',
    seconds: (count) => `${count} sec ago`,
    minutes: (count) => `${count} min ago`,
    hours: (count) => `${plural(count, { one: 'hour', other: 'hours' })} ago`,
    days: (count) => `${plural(count, { one: 'day', other: 'days' })} ago`,
  },
}

/** The texts of units and ages, by language. */
export const formatTexts = { id, en }

export type FormatTexts = typeof id

/** Returns the language of the built-in texts for a BCP 47 tag: English for "en-AU", Indonesian for all others. */
export function textLanguage(tag: string): Language {
  return new Intl.Locale(tag).language === 'en' ? 'en' : 'id'
}

/** Returns the tag with which Intl formats: English has its British formats unless the tag names a region. */
export function formatTag(tag: string): string {
  return tag === 'en' ? 'en-GB' : tag === 'id' ? 'id-ID' : tag
}
