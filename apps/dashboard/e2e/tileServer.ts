import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { listen } from '../../../scripts/listen.ts'

/** What a page's requests for tiles look like. */
export const tiles = '**/tiles/*/*/*.png'

/** A tile of one colour. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/** Serves the map of the tests. A page whose requests are answered by the test instead has no cache, and waits for each. */
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

/** Answers for the public tiles, for an app that asks them and cannot be told of others. */
export async function answerPublicTiles(page: Page) {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile, headers: { 'access-control-allow-origin': '*' } }),
  )
}
