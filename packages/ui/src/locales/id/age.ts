export const age = {
  now: 'baru saja',
  seconds: (count: number) => `${count} dtk lalu`,
  minutes: (count: number) => `${count} mnt lalu`,
  hours: (count: number) => `${count} jam lalu`,
  days: (count: number) => `${count} hari lalu`,
}
