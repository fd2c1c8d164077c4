import type { Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openTab } from '../faults/player.ts'
import { boxOf } from '../support/boxOf.ts'
import { root } from '../support/startServer.ts'
import { expect, serverOrigin, test } from '../support/test.ts'

const recording = 'apps/server/src/recordings/fixtures/perjalanan-berhenti.csv'
const imei = '004401230009017'

const fixes = readFileSync(join(root, recording), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, time = '', lat, , speed] = line.split(',')
    return { time: Date.parse(time), lat: Number(lat), speed: Number(speed) }
  })

test.describe('the figures of a recorded trip', () => {
  test.beforeAll(async () => {
    const env = { ...process.env, DATA_DIR: process.env['SIKUD_DATA_DIR'] }
    await promisify(execFile)(process.execPath, ['apps/server/src/cli/import.ts', recording, '--create'], {
      cwd: root,
      env,
    })
  })

  test('the distance, the times and the speeds of a trip match its recording', async ({ staff, token }) => {
    await openTrip(staff, token)
    await openTab(staff, 'Angka')
    const steps = fixes.slice(1).map((fix, index) => ({ from: fixes[index] ?? fix, to: fix }))
    // The trip runs along a meridian, so only the latitude changes.
    const kmOf = ({ from, to }: (typeof steps)[number]) => Math.abs(to.lat - from.lat) * 111.195
    const km = steps.reduce((sum, step) => sum + kmOf(step), 0)
    const standing = steps.filter(({ from, to }) => from.speed < 3 && to.speed < 3).length * 10

    const tile = (label: string) => figuresOf(staff).getByText(label, { exact: true }).locator('xpath=..')
    await expect(tile('Jarak')).toContainText(`${km.toFixed(1).replace('.', ',')} km`)
    await expect(tile('Durasi')).toContainText(`${wholeMinutes(steps.length * 10)} mnt`)
    await expect(tile('Berhenti')).toContainText(`${wholeMinutes(standing)} mnt`)
    await expect(tile('Bergerak')).toContainText(
      `${wholeMinutes(steps.length * 10) - wholeMinutes(standing)} mnt`,
    )
    await expect(tile('Tertinggi')).toContainText('95 km/jam')
    await expect(tile('Rata-rata')).toContainText(
      `${Math.round((km * 3600) / (steps.length * 10 - standing))} km/jam`,
    )
  })

  test('a click on a stop or a drag on the chart moves the playback', async ({ staff, token }) => {
    await openTrip(staff, token)
    await openTab(staff, 'Berhenti 2')
    const position = staff.getByRole('slider', { name: 'Posisi' })
    const stops = staff.getByRole('list', { name: 'Berhenti' }).getByRole('button')
    await expect(stops).toHaveCount(2)
    await expect(stops.nth(1)).toContainText('4 mnt 50 dtk')
    await staff.getByRole('button', { name: 'Play', exact: true }).click()
    await stops.nth(1).click()
    const secondStop = fixes.findIndex(({ speed }, index) => speed === 0 && index > 60)
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(secondStop)
    await staff.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(stops.nth(1)).toHaveAttribute('aria-current', 'true')

    const chart = staff.getByRole('group', { name: 'PLAYBACK CONTROL' }).locator('canvas')
    const box = await boxOf(chart)
    const middle = box.y + box.height / 2
    await staff.mouse.move(box.x + box.width / 4, middle)
    await staff.mouse.down()
    await expect(position).toHaveValue(String(Math.round((fixes.length - 1) / 4)))
    // The slider still follows the pointer when the user drags the pointer out of the chart.
    await staff.mouse.move(box.x + box.width / 2, middle - 90, { steps: 4 })
    await expect(position).toHaveValue(String(Math.round((fixes.length - 1) / 2)))
    await staff.mouse.up()
    await staff.mouse.move(box.x + box.width / 4, middle)
    await expect(position).toHaveValue(String(Math.round((fixes.length - 1) / 2)))
    await expect(staff.getByText(/^titik 30 dari 116 · -6\./)).toBeVisible()
  })
})

function wholeMinutes(seconds: number) {
  return Math.round(seconds / 60)
}

function figuresOf(page: Page) {
  return page.getByRole('region', { name: 'Ringkasan perjalanan' })
}

async function openTrip(page: Page, token: string) {
  const response = await fetch(`${serverOrigin()}/api/v1/gps/session?summary=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data }: { data: { id: number; device: { imei: string } }[] } = await response.json()
  const session = data.find(({ device }) => device.imei === imei)
  await page.goto(`/report?session=${session?.id}`)
  await expect(page.getByRole('slider', { name: 'Posisi' })).toHaveAttribute('max', String(fixes.length - 1))
}
