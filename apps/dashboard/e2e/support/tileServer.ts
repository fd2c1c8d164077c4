import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { listen } from '../../../../scripts/listen.ts'

/** Matches the requests for tiles. */
export const tiles = '**/tiles/*/*/*.png'

/** A tile of one colour. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Serves map tiles to the tests. This is a real server, because the browser does not cache responses of a Playwright
 * route.
 */
export async function startTileServer() {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=3600',
    })
    response.end(tile)
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`,
    stop: () => server.close(),
  }
}

/** Answers requests for the public tiles, which an app uses if its configuration names no other tiles. */
export async function answerPublicTiles(page: Page) {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile, headers: { 'access-control-allow-origin': '*' } }),
  )
}
