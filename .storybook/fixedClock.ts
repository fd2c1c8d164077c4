import MockDate from 'mockdate'

/** The current time in every story, near the dates of the fixtures. Only `Date` is fixed; timers run as usual. */
export const storyMoment = new Date('2026-11-20T08:04:10Z')

MockDate.set(storyMoment)
