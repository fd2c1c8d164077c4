import type { Page } from '@playwright/test'

/** Any value that a server may send instead of a point. */
type AnyPoint = Record<string, unknown> | string | number | null

/**
 * Answers with these trips, the first of them the newest; each is a list of points, whatever they are. The text
 * `1e999` stands for the number that only JSON can write so.
 */
export async function serveTrips(page: Page, ...trips: AnyPoint[][]) {
  const sessions = trips.map((points, at) => ({
    id: at + 1,
    start: { time: `2026-11-${20 - at}T07:00:00+07:00` },
    end: { time: `2026-11-${20 - at}T08:00:00+07:00` },
    distance: 12.5,
    speed: 31,
    points,
  }))
  await page.route('**/api/v1/gps/session?*', (route) =>
    route.fulfill(json(sessions.map((session) => ({ ...session, points: [] })))),
  )
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

/** Points on a straight way from a place, a second apart; `more` says what each of them carries besides. */
export function straightWay(
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

/** A moment of the trips' day. */
export function secondsAfterSeven(seconds: number) {
  return new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString()
}
