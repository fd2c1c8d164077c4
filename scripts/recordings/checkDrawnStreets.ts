import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { streetColours } from '../../packages/maps/src/look/streetColours.ts'
import type { Checks } from './Checks.ts'
import { RecordingServer } from './RecordingServer.ts'
import { Viewer } from './Viewer.ts'

const IMEI = '860000000000019'
/** A colour counts as drawn if it has more pixels than this, because fewer pixels can be text. */
const DRAWN_PIXELS = 400
const DRAWING_MS = 30_000

/** A place near Monas in Jakarta, with a real map file of this area. */
const jakarta = {
  file: 'jakarta-monas-z15.pmtiles',
  lat: -6.1754,
  lng: 106.8272,
  parts: ['major', 'green', 'building'],
} as const
/**
 * A place near Bogor, slightly south of tile 14/13058/8485. The file lacks this tile, although its bounds include it.
 */
const bogor = {
  file: 'bogor-z14.pmtiles',
  lat: -6.4511,
  lng: 106.9222,
  parts: ['major'],
} as const
const missingTile = /\/map\/[^/]+\/14\/13058\/8485$/

/** Parts of the map without markers and buttons, as shares of the width and height of the map. */
const lower = { left: 0.15, top: 0.6, right: 0.88, bottom: 0.92 }

type Theme = 'light' | 'dark'
type StreetPart = keyof (typeof streetColours)['light']

/**
 * Draws real street maps in a browser, with the real server. Checks a missing tile, the streets in both themes, a
 * replaced file, and the same page after the server has stopped.
 */
export async function checkDrawnStreets(folder: string, work: string, checks: Checks): Promise<void> {
  const path = join(work, 'streets.pmtiles')
  replaceFile(join(folder, bogor.file), path)
  const server = await RecordingServer.start(join(work, 'streets-data'), { MAP_PMTILES: path })
  const viewer = await Viewer.signIn(server.origin, server.account)
  try {
    const { page } = viewer
    const requests = watchRequests(page)
    await server.addDevice(IMEI)
    await report(server, bogor, Date.now() - 7_200_000)
    await checkMissingTile(page, server.origin, checks)
    replaceFile(join(folder, jakarta.file), path)
    await report(server, jakarta, Date.now())
    await page.reload()
    await checkStreetsOf(page, requests, checks)
    const foreign = requests.filter((url) => new URL(url).origin !== server.origin)
    checks.check('street maps: no request to another origin', foreign.length === 0, foreign)
    await checkWithoutServer(page, server, checks)
  } finally {
    await viewer.leave()
    await server.stop()
  }
}

/** Checks that a missing tile answers 404, so that MapLibre stretches its parent, and that streets show beside it. */
async function checkMissingTile(page: Page, origin: string, checks: Checks): Promise<void> {
  const missing = page.waitForResponse((response) => missingTile.test(response.url()))
  await page.goto(`${origin}/tracking`)
  const status = (await missing).status()
  const drawn = await shows(page, 'light', bogor.parts)
  const name = `${bogor.file}: a missing tile answers 404, and streets show beside it`
  checks.check(name, status === 404 && drawn, { status, drawn })
}

/**
 * Checks that streets are visible in both themes, and above zoom 15, the last zoom of the file. A change of the theme
 * must request no tile, and zooming in must request no tile above zoom 15.
 */
async function checkStreetsOf(page: Page, requests: readonly string[], checks: Checks): Promise<void> {
  const { file } = jakarta
  const light = await shows(page, 'light')
  const tiles = tilesIn(requests).length
  checks.check(`${file}: streets, parks and buildings show after the file was replaced`, light, tiles)
  await page.getByRole('button', { name: 'Tema gelap' }).click()
  const dark = await shows(page, 'dark')
  const isLight = await hasColours(page, 'light', ['green'])
  const more = tilesIn(requests).length - tiles
  checks.check(`${file}: the dark theme repaints without requesting tiles`, dark && !isLight && more === 0, {
    dark,
    isLight,
    more,
  })
  await page.getByRole('button', { name: 'Tema terang' }).click()
  await shows(page, 'light')
  await page.getByRole('button', { name: 'Perbesar' }).click()
  await page.getByRole('button', { name: 'Perbesar' }).click()
  const below = tilesIn(requests).filter((url) => Number(url.split('/').at(-3)) > 15)
  const isLarge = await shows(page, 'light', ['green', 'path'])
  checks.check(`${file}: the last zoom is enlarged`, isLarge && below.length === 0, { isLarge, below })
}

/** Opens the page through the service worker, which caches the page. Opens it again after the server has stopped. */
async function checkWithoutServer(page: Page, server: RecordingServer, checks: Checks): Promise<void> {
  const keeps = (address: string) => page.evaluate(async (key) => Boolean(await caches.match(key)), address)
  await becomes(async () => (await keeps('/')) && (await keeps('/last/fleet')))
  await page.reload()
  await shows(page, 'light')
  await becomes(
    async () => (await page.evaluate(async () => (await (await caches.open('sikud-map')).keys()).length)) > 3,
  )
  await server.stop()
  await page.reload()
  const isTold = await becomes(async () => await page.getByText(/^Tidak ada koneksi sejak /).isVisible())
  const isShown = await shows(page, 'light')
  checks.check(`${jakarta.file}: a revisit without the server shows the streets`, isTold && isShown, {
    isTold,
    isShown,
  })
}

/** Waits until the lower part of the map has the colours of a theme; returns false if this does not happen in time. */
function shows(page: Page, theme: Theme, parts: readonly StreetPart[] = jakarta.parts): Promise<boolean> {
  return becomes(() => hasColours(page, theme, parts))
}

async function hasColours(page: Page, theme: Theme, parts: readonly StreetPart[]): Promise<boolean> {
  const colours = await readColours(page.getByRole('region', { name: 'Peta' }), lower)
  return parts.every((part) => (colours.get(streetColours[theme][part]) ?? 0) > DRAWN_PIXELS)
}

/** Returns an array that collects the URL of each request that the page and its workers send. */
function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return requests
}

function tilesIn(requests: readonly string[]): string[] {
  return requests.filter((url) => new URL(url).pathname.startsWith('/map/'))
}

/** Replaces a street map by a rename, as docs/street-map.md recommends. */
function replaceFile(from: string, to: string): void {
  copyFileSync(from, `${to}.next`)
  renameSync(`${to}.next`, to)
}

function report(server: RecordingServer, place: { lat: number; lng: number }, time: number): Promise<void> {
  return server.report([{ id: IMEI, lat: place.lat, lon: place.lng, timestamp: time }])
}

/** Waits at most `DRAWING_MS` until a condition holds; returns whether it does. */
async function becomes(holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + DRAWING_MS
  while (!(await holds())) {
    if (Date.now() > end) return false
    await setTimeout(200)
  }
  return true
}

/** Part of an element, as shares of its width and height. */
interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the visible colours of a part of an element, as #RRGGBB, with the number of pixels of each. */
async function readColours(element: Locator, part: Part): Promise<Map<string, number>> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not visible, so it has no colours.')
  const clip = {
    x: box.x + box.width * part.left,
    y: box.y + box.height * part.top,
    width: box.width * (part.right - part.left),
    height: box.height * (part.bottom - part.top),
  }
  const shot = await element.page().screenshot({ clip })
  const counts = await element.page().evaluate(countColours, shot.toString('base64'))
  return new Map(counts)
}

/** Counts the colours of a picture; runs in the page. */
async function countColours(png: string): Promise<[string, number][]> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? []
  const counts = new Map<string, number>()
  for (let at = 0; at < bytes.length; at += 4) {
    const parts = [0, 1, 2].map((place) => (bytes[at + place] ?? 0).toString(16).padStart(2, '0'))
    const colour = `#${parts.join('')}`.toUpperCase()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
}
