import { sudirmanSession } from '@sikud/api/fixtures'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DayTotals } from './TripDetails.tsx'
import { TripRoute } from './TripRoute.tsx'

const [monas, blokM] = [
  { lat: -6.175, lng: 106.828 },
  { lat: -6.245, lng: 106.797 },
]
const routeOf = (change: object) =>
  renderToString(createElement(TripRoute, { trip: { ...sudirmanSession, ...change } })).replaceAll(
    /<style.*?<\/style>|<[^>]*>/gs,
    '',
  )
const preview = { start: monas, end: blokM, speeds: [] }
const share = {
  from: '2026-11-20T01:00:00.000Z',
  to: null,
  distance: 1,
  driving: 0,
  counted_distance: 1,
  counted_driving: 0,
}

it('names the places near the ends of a trip, or the one place', () => {
  expect(routeOf({ preview })).toBe('Sekitar Monas → Blok M')
  expect(routeOf({ preview: { ...preview, end: monas } })).toBe('Sekitar Monas')
})

it('says nothing far from all known places, without a preview, and about a part of a trip', () => {
  expect(routeOf({ preview: { ...preview, end: { lat: 0, lng: 160 } } })).toBe('')
  expect(routeOf({})).toBe('')
  expect(routeOf({ preview, share })).toBe('')
})

it('sums up the trips of a day by the figures that the list shows', () => {
  const hour = { start: { time: '2026-11-20T07:00:00+07:00' }, end: { time: '2026-11-20T08:00:00+07:00' } }
  const trips = [
    { ...sudirmanSession, ...hour, distance: 12.34 },
    { ...sudirmanSession, ...hour, distance: 7.66 },
  ]
  expect(renderToString(createElement(DayTotals, { trips }))).toMatch(/^2 perjalanan · 20.km · 2 jam$/)
})
