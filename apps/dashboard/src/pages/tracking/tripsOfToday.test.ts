import { expect, it } from 'vitest'
import { tripsOfToday } from './tripsOfToday.ts'

const lateInJakarta = Date.parse('2026-11-24T16:30:00Z')

it.each([
  ['Asia/Jakarta', '2026-11-24'],
  ['Asia/Jayapura', '2026-11-25'],
])('the trips of today begin and end with the day in %s', (timeZone, day) => {
  const { searchParams } = new URL(tripsOfToday(7, timeZone, lateInJakarta), 'https://sikud.test')
  expect(Object.fromEntries(searchParams)).toEqual({ device: '7', from: day, to: day })
})
