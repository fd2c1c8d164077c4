/** Texts of the kit in Indonesian, the default; a text that carries a value is a function. */
export const id = {
  units: { distance: 'km', speed: 'km/jam' },
  age: {
    now: 'baru saja',
    seconds: (count: number) => `${count} dtk lalu`,
    minutes: (count: number) => `${count} mnt lalu`,
    hours: (count: number) => `${count} jam lalu`,
    days: (count: number) => `${count} hari lalu`,
  },
}
