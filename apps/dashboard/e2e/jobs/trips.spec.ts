import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect } from '../support/test.ts'
import { openHome, testJob } from './jobTest.ts'

interface Trip {
  start: { time: string }
  end: { time: string | null }
  distance: number
  share?: { from: string; distance: number }
  vehicle: { number: string } | null
  driver: { name: string } | null
}

const DAY_MS = 86_400_000
/** Returns the day in Jakarta that began `days` days before today, as `2026-11-20`. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
const clockOf = (time: string) =>
  new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' })

/** Reads trips from the API with the session of the page. */
async function readTrips(page: Page, query: Record<string, string>): Promise<Trip[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.get(`/api/v1/gps/session?${new URLSearchParams(query)}`, { headers })
  const { data }: { data: Trip[] } = await response.json()
  return data
}

const yesterday = {
  from: `${dayBefore(1)}T00:00:00+07:00`,
  to: `${dayBefore(0)}T00:00:00+07:00`,
  limit: '500',
}

async function openReport(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /laporan/i })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Daftar perjalanan' })).toBeVisible()
}

let asked: { plate: string; hour: string; driver: string } | undefined

testJob(
  'who drove a vehicle yesterday at 15.00',
  4,
  async (page) => {
    await openReport(page)
    await page.getByRole('button', { name: 'Kemarin', exact: true }).click()
    await page.getByRole('button', { name: 'Saring', exact: false }).first().click()
    const panel = page.getByRole('dialog', { name: 'Saring perjalanan' })
    await panel.getByRole('combobox', { name: 'Kendaraan' }).fill(asked?.plate ?? '')
    await panel.getByLabel('Pukul').fill(asked?.hour ?? '')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/hour=\d\d\.\d\d/)
    await expect(page.getByText(asked?.driver ?? '').first()).toBeVisible()
    const row = page.getByRole('region', { name: 'INFORMASI SESI' }).locator('[aria-current=true]')
    await expect(row).toContainText(asked?.driver ?? '')
    await expect(row).toContainText(asked?.plate ?? '')
  },
  async (page) => {
    await openHome(page)
    const trips = await readTrips(page, yesterday)
    const trip = trips.find(({ vehicle, driver, share, end }) => vehicle && driver && !share && end.time)
    asked = {
      plate: trip?.vehicle?.number ?? '',
      driver: trip?.driver?.name ?? '',
      hour: clockOf(
        new Date((Date.parse(trip?.start.time ?? '') + Date.parse(trip?.end.time ?? '')) / 2).toISOString(),
      ),
    }
  },
)

testJob("yesterday's longest trip at 4×", 4, async (page) => {
  const figures = (await readTrips(page, yesterday)).map(({ distance, share }) => share?.distance ?? distance)
  await openReport(page)
  await page.getByRole('button', { name: 'Kemarin', exact: true }).click()
  await page.getByRole('button', { name: 'Jarak', exact: true }).click()
  const longest = Math.max(...figures).toLocaleString('id-ID', { maximumFractionDigits: 2 })
  const row = page.getByRole('region', { name: 'INFORMASI SESI' }).locator('tr:has([aria-current=true])')
  await expect(row).toContainText(`${longest}\u00a0km`)
  await page.getByRole('button', { name: '4×', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('button', { name: '4×', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

testJob("export this week's trips", 3, async (page) => {
  const from = `${dayBefore(6)}T00:00:00+07:00`
  await openReport(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ekspor', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ekspor CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`SIKUD_perjalanan_${dayBefore(6)}_${dayBefore(0)}.csv`)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFNopol;Pengendara;Mulai;Selesai;Durasi \(menit\);Jarak \(km\)/)
  const count = (await readTrips(page, { from, summary: '1' })).length
  expect(count).toBeGreaterThan(200)
  expect(lines.length - 1).toBe(count)
  expect(lines[1]).toMatch(/;Simulasi$/)
})
