import { array, assert, constant, integer, nat, option, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTripAddress, sameRules, tripParams, type TripAddress } from './tripAddress.ts'

const nothing: TripAddress = {
  session: null,
  at: null,
  moment: null,
  limit: null,
  filter: {},
  since: null,
  compared: [],
}

function parse(query: string) {
  return parseTripAddress(new URLSearchParams(query))
}

describe('the URL of Laporan', () => {
  it('contains the trip, its point, the filter and the compared trips', () => {
    expect(
      parse(
        'session=416&at=42&limit=60&from=2026-11-17&to=2026-11-19&vehicle=7&min=2.5&with=415,414&untimed=1&group=4&since=2026-11-14&hour=15.00&sort=max_speed',
      ),
    ).toEqual({
      session: '416',
      at: 42,
      moment: null,
      limit: 60,
      filter: {
        from: '2026-11-17',
        to: '2026-11-19',
        hour: '15:00',
        vehicle: '7',
        atLeast: 2.5,
        untimed: true,
        group: '4',
        sort: 'max_speed',
      },
      since: '2026-11-14',
      compared: ['415', '414'],
    })
  })

  it('ignores invalid values', () => {
    expect(
      parse(
        'at=-3&limit=0&from=kemarin&to=2026-02-30&min=jauh&vehicle=&with=,,&untimed=ya&since=dulu&hour=24.00&sort=speed',
      ),
    ).toEqual(nothing)
    expect(parse('at=1.5&min=-1&limit=201')).toEqual(nothing)
  })

  it('contains a device and a time, so that the page can search for the trip', () => {
    const moment = '2026-11-21T00:24:10.000Z'
    expect(parse(`device=7&moment=${encodeURIComponent(moment)}`)).toEqual({
      ...nothing,
      moment,
      filter: { device: '7' },
    })
    expect(['kemarin', '2026', '2026-13-41T00:00'].map((text) => parse(`moment=${text}`).moment)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('contains at most five compared trips, each once', () => {
    expect(parse('session=1&with=1,2,2,3,4,5,6,7').compared).toEqual(['2', '3', '4', '5', '6'])
  })

  it('keeps parameters that do not belong to Laporan', () => {
    expect(String(tripParams({ ...nothing, session: '7' }, new URLSearchParams('lain=1&at=9')))).toBe(
      'lain=1&session=7',
    )
  })

  it('the parser returns every choice that was written into the URL', () => {
    const key = string({ minLength: 1 }).filter((text) => !text.includes(','))
    const maybe = <Value>(value: Parameters<typeof option<Value>>[0]) => option(value, { nil: undefined })
    const day = integer({ min: 0, max: 40_000 }).map((days) =>
      new Date(days * 86_400_000).toISOString().slice(0, 10),
    )
    const anyAddress = record({
      session: option(key),
      at: option(integer({ min: 1, max: 999_999_999 })),
      moment: option(integer({ min: 0, max: 2e12 }).map((time) => new Date(time).toISOString())),
      limit: option(integer({ min: 1, max: 200 })),
      filter: record({
        from: maybe(day),
        to: maybe(day),
        vehicle: maybe(key),
        driver: maybe(key),
        device: maybe(key),
        atLeast: maybe(nat(99_999).map((value) => value / 100)),
        untimed: maybe(constant(true as const)),
      }),
      since: option(day),
      compared: array(key, { maxLength: 5 }),
    })
    assert(
      property(anyAddress, (address) => {
        const compared = [...new Set(address.compared)].filter((other) => other !== address.session)
        const query = tripParams({ ...address, compared }, new URLSearchParams()).toString()
        expect(parse(query)).toEqual({ ...address, compared })
      }),
      { numRuns: 1000 },
    )
  })
})

describe('sameRules', () => {
  it('filters with a changed value have the same rules, those with an added or removed filter do not', () => {
    expect(sameRules({ atLeast: 1 }, { atLeast: 12 })).toBe(true)
    expect(sameRules({}, { atLeast: 1 })).toBe(false)
    expect(sameRules({ vehicle: '7', atLeast: undefined }, { atLeast: 3 })).toBe(false)
  })
})
