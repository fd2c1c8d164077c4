import { sessions } from '@sikud/api/fixtures'
import { assert, constantFrom, double, integer, option, property, record, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterChoices, filterTrips } from './TripFilter.ts'
import { dayAfter, dayIn } from '../trip/zoneDay.ts'

const jakarta = 'Asia/Jakarta'

/** Returns the day of the last millisecond of a session. */
function lastDayOf({ start, end }: (typeof sessions)[number], dayOf: (at: number) => string) {
  const [first, last] = [Date.parse(start.time ?? ''), Date.parse(end.time ?? '')]
  return dayOf(Math.max(first, last - 1))
}

function starts(filter: Parameters<typeof filterTrips>[1], zone = jakarta) {
  return filterTrips(sessions, filter, zone).map(({ start }) => start.time)
}

describe('filterTrips', () => {
  test('returns all sessions for an empty filter', () => {
    expect(filterTrips(sessions, {}, jakarta)).toEqual(sessions)
  })

  test('compares days in the time zone of the user', () => {
    const day = { from: '2026-11-19', to: '2026-11-19' }
    expect(starts(day)).toEqual(['2026-11-19T16:41:00+07:00', '2026-11-19T05:12:30+07:00'])
    expect(starts(day, 'America/New_York')).toEqual([
      '2026-11-20T07:24:10+07:00',
      '2026-11-19T16:41:00+07:00',
    ])
  })

  test('F20: a session over midnight belongs to both days', () => {
    const [session] = sessions
    const overnight = [
      {
        ...(session ?? expect.fail()),
        start: { time: '2026-11-20T23:50:00+07:00' },
        end: { time: '2026-11-21T00:09:00+07:00' },
      },
    ]
    const on = (day: string) => filterTrips(overnight, { from: day, to: day }, jakarta).length
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(on)).toEqual([0, 1, 1, 0])
  })

  test('drops a session with an invalid start only if the filter has a day', () => {
    const odd = [{ ...(sessions[0] ?? expect.fail()), start: { time: 'kemarin' } }]
    expect(filterTrips(odd, { from: '1990-01-01' }, jakarta)).toEqual([])
    expect(filterTrips(odd, { atLeast: 0 }, jakarta)).toEqual(odd)
  })

  test('returns exactly the sessions that match all conditions, for any filter', () => {
    const { vehicles, drivers, devices } = filterChoices(sessions)
    const keys = (choices: { key: string }[]) =>
      option(constantFrom(...choices.map(({ key }) => key), 'x'), { nil: undefined })
    const day = option(
      integer({ min: 0, max: 6 }).map((days) => dayAfter('2026-11-15', days)),
      { nil: undefined },
    )
    const anyFilter = record({
      from: day,
      to: day,
      vehicle: keys(vehicles),
      driver: keys(drivers),
      device: keys(devices),
      atLeast: option(double({ min: 0, max: 40, noNaN: true }), { nil: undefined }),
    })
    const zones = constantFrom('Asia/Jakarta', 'Asia/Jayapura', 'Pacific/Kiritimati', 'America/New_York')
    assert(
      property(subarray(sessions), anyFilter, zones, (some, filter, zone) => {
        const dayOf = dayIn(zone)
        const swapped = (filter.from ?? '') > (filter.to ?? '9')
        const [from, to] = swapped ? [filter.to, filter.from] : [filter.from, filter.to]
        const expected = some.filter((session) => {
          const started = dayOf(Date.parse(session.start.time ?? ''))
          return (
            (from === undefined || started >= from || lastDayOf(session, dayOf) >= from) &&
            (to === undefined || started <= to) &&
            (filter.vehicle === undefined || String(session.vehicle?.id) === filter.vehicle) &&
            (filter.driver === undefined || String(session.driver?.id) === filter.driver) &&
            (filter.device === undefined || String(session.device?.id) === filter.device) &&
            (filter.atLeast === undefined || session.distance >= filter.atLeast)
          )
        })
        expect(filterTrips(some, filter, zone)).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })
})
