import MockDate from 'mockdate'

/** Fixes the date of every story, in whole seconds and near the dates of the fixtures. Timers still run. */
export const storyMoment = new Date('2026-11-20T08:04:10Z')

MockDate.set(storyMoment)
