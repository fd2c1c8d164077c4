import MockDate from 'mockdate'

/** The fixed time of every story: without milliseconds, near the dates of the fixtures. Timers run as usual. */
export const storyMoment = new Date('2026-11-20T08:04:10Z')

MockDate.set(storyMoment)
