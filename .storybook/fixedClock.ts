import MockDate from 'mockdate'

/** The moment at which every story plays, a whole second; the fixtures lie around it. Timers run, only the date stands still. */
export const storyMoment = new Date('2026-11-20T08:04:10Z')

MockDate.set(storyMoment)
