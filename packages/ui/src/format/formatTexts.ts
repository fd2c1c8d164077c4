/** The languages of the interface. */
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
    hours: (count) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count) => (count === 1 ? '1 day ago' : `${count} days ago`),
  },
}

/** The texts of units and ages, by language. */
export const formatTexts = { id, en }

export type FormatTexts = typeof id
