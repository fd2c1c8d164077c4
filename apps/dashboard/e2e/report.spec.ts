import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './startServer.ts'
import { expect, test } from './test.ts'

const recording = 'apps/server/src/recordings/fixtures/perjalanan-kecil.csv'

test.describe('Laporan', () => {
  test.beforeAll(async () => {
    const env = { ...process.env, DATA_DIR: process.env['SIKUD_DATA_DIR'] }
    await promisify(execFile)(process.execPath, ['apps/server/src/cli/import.ts', recording], {
      cwd: root,
      env,
    })
  })

  test('plays an imported trip, stops at its end, and starts again from there', async ({ staff }) => {
    await staff.goto('/report')
    const sessions = staff.getByRole('table', { name: 'INFORMASI SESI' })
    await expect(sessions.getByRole('row').nth(1)).toBeVisible()
    await sessions.getByRole('row').filter({ hasNotText: 'Simulasi' }).nth(1).click()

    const position = staff.getByRole('slider', { name: /Posisi|Position/ })
    const at = async () => Number(await position.inputValue())
    const last = Number(await position.getAttribute('max'))
    expect(last).toBeGreaterThan(3)
    expect(await at()).toBe(0)

    const speed = staff.getByRole('slider', { name: 'Speed' })
    await expect(speed).toHaveValue('200')
    await speed.focus()
    await staff.keyboard.press('Home')
    await expect(speed).toHaveValue('50')

    await staff.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(at).toBeGreaterThan(0)
    await expect.poll(at, { timeout: 30_000 }).toBe(last)
    await expect(staff.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

    await staff.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(at).toBeLessThan(last)
    await staff.getByRole('button', { name: 'Pause', exact: true }).click()
  })

  test('shows another trip from its first point', async ({ staff }) => {
    await staff.goto('/report')
    const rows = staff.getByRole('table', { name: 'INFORMASI SESI' }).getByRole('row')
    const position = staff.getByRole('slider', { name: /Posisi|Position/ })
    await position.focus()
    await staff.keyboard.press('ArrowRight')
    await expect(position).toHaveValue('1')
    await rows.nth(2).click()
    await expect(position).toHaveValue('0')
    await expect(staff).toHaveURL(/\?session=/)
    const address = staff.url()
    await staff.reload()
    await expect(staff).toHaveURL(address)
    await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true')
  })
})
