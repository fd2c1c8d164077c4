import type { Page } from '@playwright/test'

/** A tile of one colour, so that no test needs the internet. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/** Keeps the page from the internet, and collects broken CSP rules and uncaught errors. */
export async function watchForFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route('https://nominatim.openstreetmap.org/**', (route) => route.abort())
  return faults
}
