import { sessions } from '@sikud/api/fixtures'
import { assert, constantFrom, double, integer, option, property, record, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterChoices, filterTrips, inOrder } from './TripFilter.ts'
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

  test('a time of day selects the trips that ran then, and those that are still running', () => {
    const trip = (from: string, to: string | null) => ({
      start: { time: `2026-11-20T${from}+07:00` },
      end: { time: to === null ? null : `2026-11-20T${to}+07:00` },
      distance: 1,
      speed: null,
    })
    const at = (hour: string) =>
      filterTrips(
        [
          trip('14:00:00', '14:30:00'),
          trip('14:50:00', '15:20:00'),
          trip('15:00:40', '15:01:00'),
          trip('15:10:00', null),
        ],
        { from: '2026-11-20', to: '2026-11-20', hour },
        jakarta,
      ).map(({ start }) => start.time?.slice(11, 16))
    expect(at('14:00')).toEqual(['14:00'])
    expect(at('15:00')).toEqual(['14:50', '15:00'])
    expect(at('14:40')).toEqual([])
    expect(at('23:59')).toEqual(['15:10'])
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

describe('inOrder', () => {
  test('puts the longest trip first by the figures that the list shows; the newest comes first without an order', () => {
    const [first, second, third] = sessions
    if (!first || !second || !third) throw new Error('There are too few trips.')
    const share = { driving: 0, counted_driving: 0, counted_distance: 1, distance: 900 }
    const cut = { ...third, share: { ...share, from: third.start.time, to: third.end.time } }
    expect(inOrder([second, cut, first], 'distance')[0]).toBe(cut)
    expect(inOrder([third, second, first], undefined)).toEqual([first, second, third])
    const longest = inOrder(sessions, 'duration').map(
      ({ start, end }) => Date.parse(end.time ?? '') - Date.parse(start.time ?? '') || 0,
    )
    expect(longest).toEqual(longest.toSorted((a, b) => b - a))
  })
})
