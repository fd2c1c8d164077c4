import type { Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pdfText } from '../support/pdfText.ts'
import { root } from '../support/startServer.ts'
import { expect, serverOrigin, test } from '../support/test.ts'

const recording = 'apps/server/src/recordings/fixtures/perjalanan-berhenti.csv'
const imei = '004401230009017'

interface Trip {
  id: number
  distance: number
  start: { time: string }
  device: { imei: string }
  points: { lat: number; lng: number; time: string }[]
}

test.describe('an exported trip', () => {
  test.beforeAll(() => importFiles(recording))

  test('has the same points in every format; an import restores the path, or skips points that are stored already', async ({
    staff,
    token,
  }) => {
    const trip = await openTrip(staff, token)
    const moments = trip.points.map(({ time }) => Date.parse(time))
    const places = trip.points.map(({ lng, lat }) => [lng, lat])

    const gpx = await download(staff, 'GPX')
    expect(gpx.name).toMatch(/^SIKUD_2026-11-\d\d_\d{4}\.gpx$/)
    expect(await elements(staff, gpx.text, 'trkpt', 'lon', 'lat')).toEqual(places)
    expect((await texts(staff, gpx.text, 'time')).map((time) => Date.parse(time))).toEqual(moments)

    const kml = await download(staff, 'KML')
    const track = (await texts(staff, kml.text, 'gx:coord')).map((text) =>
      text.split(' ').slice(0, 2).map(Number),
    )
    expect(track).toEqual(places)
    expect((await texts(staff, kml.text, 'when')).map((time) => Date.parse(time))).toEqual(moments)

    const geoJson = await download(staff, 'GeoJSON')
    const { features } = JSON.parse(geoJson.text)
    expect(features[0].geometry).toEqual({ type: 'LineString', coordinates: places })
    expect(features[0].properties).toMatchObject({
      imei,
      coordTimes: moments.map((time) => new Date(time).toISOString()),
    })

    const csv = await download(staff, 'CSV')
    const [head, ...rows] = csv.text.split('\r\n').slice(0, -1)
    expect(head).toBe('\uFEFFindex;time;lat;lng;speed_kmh;heading;imei')
    expect(rows.map((row) => Date.parse(row.split(';')[1] ?? ''))).toEqual(moments)
    expect(rows[0]).toMatch(/^1;2026-11-\d\dT\d\d:\d\d:\d\d\+07:00;-6,/)

    await staff.goto('/audit?kind=other&subject=trip')
    const entries = staff.getByRole('listitem').filter({ hasText: 'mengekspor perjalanan' })
    for (const [index, format] of ['CSV', 'GeoJSON', 'KML', 'GPX'].entries()) {
      await expect(entries.nth(index)).toContainText(`Bentuk: ${format}`)
    }
    await expect(entries.first().getByRole('link')).toHaveAttribute('href', `/report?session=${trip.id}`)

    const copied = await importCopy(gpx.path, token)
    expect(copied?.distance).toBe(trip.distance)
    expect(Date.parse(copied?.start.time ?? '')).toBe(Date.parse(trip.start.time))
    for (const [format, { path }] of Object.entries({ GeoJSON: geoJson, CSV: csv })) {
      const { files } = JSON.parse(await importFiles(path, '--json'))
      expect(files[0].report).toMatchObject({ format, already: trip.points.length, taken: { points: 0 } })
    }
  })

  test('prints black on white, in the dark theme too, with map, figures and stops', async ({
    staff,
    token,
  }) => {
    await staff.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      // Opens no print dialog, because it would block the test; the test checks the page instead.
      window.print = () => document.body.classList.add('asked-to-print')
    })
    await openTrip(staff, token)
    await chooseFormat(staff, 'Cetak')
    await expect(staff.locator('body.asked-to-print')).toBeAttached({ timeout: 30_000 })

    await staff.emulateMedia({ media: 'print' })
    // The sheet is hidden on the screen.
    const sheet = staff.getByRole('article', { name: 'Laporan perjalanan', includeHidden: true })
    await expect(sheet).toBeVisible()
    await expect(staff.getByRole('navigation').first()).toBeHidden()
    await expect(sheet).toContainText(/Mulai\s*\d+ Nov 2026 \d\d\.\d\d\.\d\d\sWIB/)
    await expect(sheet).toContainText(imei)
    await expect(sheet).toContainText(/Durasi/)
    await expect(sheet.getByRole('table').getByRole('row')).toHaveCount(3)
    await expect(sheet.getByRole('table')).toContainText('4 mnt 50 dtk')
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
    expect(await colours(staff)).toBeGreaterThan(10)
    await staff.emulateMedia({ media: null })
    for (const landscape of [false, true]) {
      if (landscape) await chooseFormat(staff, 'Cetak')
      await expect(sheet).toBeAttached()
      const printed = await pdfText(staff, landscape)
      expect(printed).toContain('Laporan perjalanan')
      expect(printed).toContain(imei)
      expect(printed).toContain('4 mnt 50 dtk')
      expect(printed, 'the list of trips').not.toContain('Urut')
      expect(printed).not.toContain('Lewati ke isi halaman')
      // After the browser has printed, the page removes the report, which it had added only for printing.
      await expect(sheet).toHaveCount(0)
    }
  })
})

async function importFiles(...args: string[]) {
  const env = { ...process.env, DATA_DIR: process.env['SIKUD_DATA_DIR'] }
  const command = ['apps/server/src/cli/import.ts', '--create', ...args]
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout
}

/** Imports a GPX file as the recording of another device; returns the imported trip. */
async function importCopy(path: string, token: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sikud-gpx-'))
  try {
    await copyFile(path, join(folder, 'jejak.gpx'))
    await importFiles(join(folder, 'jejak.gpx'), '--device', 'Salinan')
  } finally {
    await rm(folder, { recursive: true })
  }
  return (await sessions(token)).find(({ device }) => device.imei === 'Salinan')
}

async function sessions(token: string): Promise<Trip[]> {
  const response = await fetch(`${serverOrigin()}/api/v1/gps/session`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data }: { data: Trip[] } = await response.json()
  return data
}

async function openTrip(page: Page, token: string) {
  const trip = (await sessions(token)).find(({ device }) => device.imei === imei)
  if (trip === undefined) throw new Error('The recording was not imported.')
  await page.goto(`/report?session=${trip.id}`)
  await expect(page.getByRole('button', { name: 'Unduh' })).toBeEnabled()
  await expect(page.getByRole('slider', { name: 'Posisi' })).toHaveAttribute(
    'max',
    String(trip.points.length - 1),
  )
  return trip
}

async function chooseFormat(page: Page, format: string) {
  await page.getByRole('button', { name: 'Unduh' }).click()
  await page.getByRole('menuitem', { name: format, exact: true }).click()
}

async function download(page: Page, format: string) {
  const begun = page.waitForEvent('download')
  await chooseFormat(page, format)
  const file = await begun
  const path = await file.path()
  return { name: file.suggestedFilename(), path, text: await readFile(path, 'utf8') }
}

/** Returns the texts of all elements with a tag, parsed by the browser. */
function texts(page: Page, xml: string, tag: string) {
  return page.evaluate(
    ([source = '', name = '']) => {
      const found = new DOMParser().parseFromString(source, 'text/xml').getElementsByTagName(name)
      return Array.from(found, ({ textContent }) => textContent)
    },
    [xml, tag],
  )
}

function elements(page: Page, xml: string, tag: string, ...attributes: string[]) {
  return page.evaluate(
    ({ source, name, wanted }) => {
      const found = new DOMParser().parseFromString(source, 'text/xml').getElementsByTagName(name)
      return Array.from(found, (element) =>
        wanted.map((attribute) => Number(element.getAttribute(attribute))),
      )
    },
    { source: xml, name: tag, wanted: attributes },
  )
}

/** Counts the colours of the map image. */
function colours(page: Page) {
  return page.locator('article img').evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    if (!pen) return 0
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    const seen = new Set<number>()
    for (let at = 0; at < data.length; at += 4) {
      seen.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4))
    }
    return seen.size
  })
}
