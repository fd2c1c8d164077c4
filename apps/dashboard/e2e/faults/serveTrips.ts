import type { Page } from '@playwright/test'

/** Any value that a faulty server may send in place of a point. */
type AnyPoint = Record<string, unknown> | string | number | null

/**
 * Responds to trip requests with these trips, newest first. Each trip lasts one hour and all are on one day, because
 * the page Laporan shows only seven days. Each trip is a list of points, valid or not. The string `1e999` becomes that
 * number in the JSON, because JavaScript would write it as null.
 */
export async function serveTrips(page: Page, ...trips: AnyPoint[][]) {
  const sessions = trips.map((points, at) => ({
    id: at + 1,
    start: { time: secondsAfterSeven(-at * 3600) },
    end: { time: secondsAfterSeven((1 - at) * 3600) },
    distance: 12.5,
    speed: 31,
    points,
  }))
  // The list of a base server, without a query, has all points.
  await page.route(/\/api\/v1\/gps\/session(\?|$)/, (route) => {
    const isBase = !route.request().url().includes('?')
    return route.fulfill(json(sessions.map((session) => (isBase ? session : { ...session, points: [] }))))
  })
  await page.route('**/api/v1/gps/session/*', (route) =>
    route.fulfill(json(sessions.find(({ id }) => route.request().url().endsWith(`/${id}`)))),
  )
}

function json(data: unknown) {
  return {
    contentType: 'application/json',
    body: JSON.stringify({ data }).replaceAll('"1e999"', '1e999'),
  }
}

/** Returns points on a straight line to the east, ten seconds apart; `more` returns fields to add or replace. */
export function straightTrip(
  count: number,
  [lng, lat]: [lng: number, lat: number],
  more: (index: number) => Record<string, unknown> = () => ({}),
) {
  return Array.from({ length: count }, (_, index) => ({
    lng: lng + index / 1000,
    lat,
    speed: 45,
    status: { text: 'Bergerak' },
    time: secondsAfterSeven(index * 10),
    ...more(index),
  }))
}

/** Returns the time (ISO 8601) that is this many seconds after 07.00 WIB on the day of the trips. */
export function secondsAfterSeven(seconds: number) {
  return new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString()
}
