import type { Page } from '@playwright/test'

interface Listed {
  data: { lat: number | null; lng: number | null }[]
}

/** Makes the page show one vehicle at each of these places (degrees) and no others; blocks the stream of updates. */
export async function standingFleet(page: Page, places: readonly [lng: number, lat: number][]) {
  await page.route('**/api/v1/gps/stream', (route) => route.abort())
  await page.route('**/api/v1/gps/live', async (route) => {
    const response = await route.fetch()
    const listed: Listed = await response.json()
    const located = listed.data.filter(({ lat }) => lat !== null)
    const data = places.map(([lng, lat], index) => ({ ...located[index], lng, lat }))
    await route.fulfill({ response, json: { ...listed, data } })
  })
}
