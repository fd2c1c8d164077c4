import type { Page } from '@playwright/test'
import { expect, serverOrigin } from '../support/test.ts'
import { jobToken, testJob } from './jobTest.ts'

type Device = {
  id: number
  driver_id: number | null
  vehicle_id: number | null
  vehicle?: { number: string }
}

async function get<Row>(path: string, token: string): Promise<Row[]> {
  const response = await fetch(`${serverOrigin()}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data }: { data: Row[] } = await response.json()
  return data
}

/** Returns a device with vehicle and driver, and a new driver, who has no vehicle. */
async function someone() {
  const token = await jobToken()
  const devices = await get<Device>('/device?include=vehicle,driver', token)
  const device = devices.findLast(({ driver_id, vehicle_id }) => driver_id !== null && vehicle_id !== null)
  if (!device) throw new Error('The demo fleet has no device with vehicle and driver.')
  const name = `Pengganti ${Date.now()}`
  const created = await fetch(`${serverOrigin()}/api/v1/driver/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const { data }: { data: { id: number } } = await created.json()
  return { device, other: { id: data.id, name } }
}

/** Clicks the button, types the name of a driver and presses Enter. */
async function change(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ganti pengendara', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Ganti pengendara/ })
  await dialog.getByRole('combobox').fill(name)
  await expect(dialog.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible()
  // The history belongs to its time: the new driver holds from now on.
  const history = page.getByRole('list', { name: 'Riwayat pemasangan' })
  await expect(history.getByRole('listitem').first()).toContainText(name)
  await expect(history.getByRole('listitem').first()).toContainText('sekarang')
}

let chosen: Awaited<ReturnType<typeof someone>>

testJob(
  'assign a driver, from the vehicle',
  2,
  (page) => change(page, chosen.other.name),
  async (page) => {
    chosen = await someone()
    await page.goto(`/vehicle/detail/${chosen.device.vehicle_id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

testJob(
  'assign a driver, from the device',
  2,
  (page) => change(page, chosen.other.name),
  async (page) => {
    chosen = await someone()
    await page.goto(`/device/detail/${chosen.device.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

testJob(
  'assign a driver, from the driver',
  2,
  async (page) => {
    await page.getByRole('button', { name: 'Tugaskan ke kendaraan' }).click()
    const dialog = page.getByRole('dialog', { name: /^Tugaskan/ })
    const plate = chosen.device.vehicle?.number ?? ''
    await dialog.getByRole('combobox').fill(plate)
    await expect(dialog.getByRole('option').first()).toContainText(plate)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('definition').getByRole('link', { name: plate })).toBeVisible()
  },
  async (page) => {
    chosen = await someone()
    await page.goto(`/driver/detail/${chosen.other.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

testJob(
  'assign a driver, from the map card',
  2,
  async (page) => {
    const card = page.getByRole('region', { name: chosen.device.vehicle?.number })
    await card.getByRole('button', { name: 'Ganti pengendara', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Ganti pengendara/ })
    await dialog.getByRole('combobox').fill(chosen.other.name)
    await expect(dialog.getByRole('option').first()).toContainText(chosen.other.name)
    await page.keyboard.press('Enter')
    await expect(card.getByRole('link', { name: chosen.other.name })).toBeVisible()
  },
  async (page) => {
    chosen = await someone()
    await page.goto(`/tracking?vehicle=${chosen.device.id}`)
    await expect(page.getByRole('region', { name: chosen.device.vehicle?.number })).toBeVisible()
  },
)
