import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openTab, playerOf, withoutMap } from './player.ts'
import { secondsAfterSeven, serveTrips, straightTrip } from './serveTrips.ts'
import { watchCamera } from './watchCamera.ts'

const bandung: [number, number] = [107.6, -6.9]
const position = (page: Page) => page.getByRole('slider', { name: 'Posisi' })
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })

/** Collects the errors that the map library logs about invalid positions. */
function watchMapErrors(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => {
    if (/LngLat|NaN|RangeError/.test(message.text())) errors.push(message.text())
  })
  return errors
}

/** Steps through all points of the trip; returns the text that the slider has at each point. */
async function readAllPoints(page: Page) {
  const last = Number(await position(page).getAttribute('max'))
  await position(page).focus()
  await page.keyboard.press('Home')
  const texts: string[] = []
  for (let index = 0; index <= last; index += 1) {
    await expect(position(page)).toHaveValue(String(index))
    texts.push((await position(page).getAttribute('aria-valuetext')) ?? '')
    await page.keyboard.press('ArrowRight')
  }
  return texts
}

test('F18: invalid positions are skipped and counted by reason', async ({ staff }) => {
  const good = straightTrip(8, bandung)
  const [one, two] = [secondsAfterSeven(1), secondsAfterSeven(2)]
  await serveTrips(staff, [
    null,
    7,
    'titik',
    {},
    { lat: null, lng: 107.6, speed: 30, status: null, time: one },
    { lat: '-6.9', lng: '107.6', speed: 30, status: null, time: one },
    { lat: 91, lng: 107.6, speed: 30, status: null, time: one },
    { lat: -6.9, lng: -180.5, speed: 30, status: null, time: two },
    { lat: -6.9, lng: '1e999', speed: 30, status: null, time: two },
    { lat: 0, lng: 0, speed: 0, status: null, time: two },
    ...good,
    { ...good[3], lat: 60, lng: 10, time: secondsAfterSeven(35) },
  ])
  const camera = watchCamera(staff)
  const errors = watchMapErrors(staff)
  await staff.goto('/report')
  await expect(position(staff)).toHaveAttribute('max', '7')
  await openTab(staff, 'Angka')
  await expect(staff.getByText('11 titik dilewati')).toBeVisible()
  await expect.poll(() => camera.zoomAt(...bandung)).toBeGreaterThan(11)
  await expect(staff.getByRole('button', { name: 'Perbesar' })).toBeVisible()

  await staff.getByRole('button', { name: 'Lihat', exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: 'Titik yang tidak dipakai' })
  for (const reason of [
    '6 koordinat bukan angka',
    '3 koordinat di luar bumi',
    '1 koordinat 0, 0 (tanpa sinyal GPS)',
    '1 melompat jauh lalu kembali',
  ]) {
    await expect(dialog.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1)
  }
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await play(staff).click()
  await expect(position(staff)).toHaveValue('7')
  expect(errors).toEqual([])
})

test('F19: the map shows trips without points, with one point or without movement, and logs no errors', async ({
  staff,
}) => {
  const semarang: [number, number] = [110.4, -7]
  await serveTrips(
    staff,
    [],
    straightTrip(1, bandung),
    straightTrip(6, semarang, () => ({ lng: semarang[0], speed: 0 })),
  )
  const camera = watchCamera(staff)
  const errors = watchMapErrors(staff)
  await staff.goto('/report')
  await expect(staff.getByText('Perjalanan ini tidak memiliki titik yang dapat digambar.')).toBeVisible()
  await expect(play(staff)).toBeDisabled()
  await expect(position(staff)).toBeDisabled()
  await expect(staff.getByRole('button', { name: 'Perbesar' })).toBeVisible()
  expect(errors).toEqual([])

  await playerOf(staff).session(1).click()
  await expect.poll(() => camera.zoomAt(...bandung)).toBeGreaterThan(12)
  await expect(staff.getByText(/titik 1 dari 1$/)).toBeVisible()
  await expect(play(staff)).toBeDisabled()
  await expect(position(staff)).toBeDisabled()
  expect(errors).toEqual([])

  await playerOf(staff).session(2).click()
  await expect(position(staff)).toHaveAttribute('max', '5')
  await expect.poll(() => camera.zoomAt(...semarang)).toBeGreaterThan(12)
  await play(staff).click()
  await expect(position(staff)).toHaveValue('5')
  await expect(play(staff)).toBeVisible()
  await expect(staff.getByText(/NaN|Infinity/)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('F20: points are sorted by time, points without a valid time keep their order, and no figure is negative', async ({
  staff,
}) => {
  await withoutMap(staff)
  const points = straightTrip(8, bandung)
  const [first, second, third, ...others] = points
  const odd = ['kemarin', null, secondsAfterSeven(0), secondsAfterSeven(0), 20261120, '']
  await serveTrips(
    staff,
    [third, first, second, second, ...others.toReversed()].flatMap((point) => point ?? []),
    straightTrip(6, bandung, (index) => ({ time: odd[index], speed: 10 + index })),
  )
  await staff.goto('/report')
  await expect(position(staff)).toHaveAttribute('max', '7')
  await openTab(staff, 'Angka')
  await expect(staff.getByText(/1 titik dilewati · \d+ titik diurutkan menurut waktunya/)).toBeVisible()
  const times = (await readAllPoints(staff)).map((text) =>
    Number(/\d\d\.\d\d\.\d\d/.exec(text)?.[0].replaceAll('.', '')),
  )
  expect(times).toHaveLength(8)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(8)
  const figures = (await staff.getByRole('main').innerText()).match(/-?[\d.,]+ (km|mnt|dtk|jam)\b/g) ?? []
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter((figure) => figure.startsWith('-'))).toEqual([])

  await openTab(staff, 'Perjalanan')
  await playerOf(staff).session(1).click()
  await expect(position(staff)).toHaveAttribute('max', '5')
  const speeds = (await readAllPoints(staff)).map((text) => /(\d+)\skm\/jam/.exec(text)?.[1])
  expect(speeds).toEqual(['10', '11', '12', '13', '14', '15'])
  await expect(staff.getByRole('main').getByText(/Invalid|NaN/)).toHaveCount(0)
})

test('F21: the map zooms in on a trip across the antimeridian and never shows the whole world', async ({
  staff,
}) => {
  const crossing = straightTrip(9, [179.96, -16.5], (index) => ({ lng: normaliseLng(179.96 + index / 100) }))
  await serveTrips(staff, crossing)
  const camera = watchCamera(staff)
  const errors = watchMapErrors(staff)
  await staff.goto('/report')
  await expect(position(staff)).toHaveAttribute('max', '8')
  await expect.poll(() => camera.zoomAt(179.97, -16.5)).toBeGreaterThan(10)
  await expect.poll(() => camera.zoomAt(-179.97, -16.5)).toBeGreaterThan(10)
  // The map never shows the whole world: before the trip has loaded, it shows Jakarta.
  expect(camera.tiles.filter(({ zoom }) => zoom < 8)).toEqual([])
  await play(staff).click()
  await expect(position(staff)).toHaveValue('8')
  expect(errors).toEqual([])
})

/** Returns the same longitude in the range -180 to 180. */
function normaliseLng(lng: number) {
  return lng > 180 ? lng - 360 : lng
}
