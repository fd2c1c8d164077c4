import type { Page } from '@playwright/test'
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
    await chooseImported(staff)

    const position = staff.getByRole('slider', { name: 'Posisi' })
    const at = async () => Number(await position.inputValue())
    await expect(position).toHaveAttribute('max', /[1-9]/)
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
    const rows = sessions(staff).getByRole('table').getByRole('button')
    const position = staff.getByRole('slider', { name: 'Posisi' })
    await expect(position).toHaveAttribute('max', /[1-9]/)
    await position.focus()
    await staff.keyboard.press('ArrowRight')
    await expect(position).toHaveValue('1')
    await rows.nth(2).click()
    await expect(position).toHaveValue('0')
    await expect(staff).toHaveURL(/\?session=/)
    const address = staff.url()
    await staff.reload()
    await expect(staff).toHaveURL(address)
    await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')
  })
})

function sessions(page: Page) {
  return page.getByRole('region', { name: 'INFORMASI SESI' })
}

/** Turns the pages of the sessions to the first one that is not simulated, and chooses it. */
async function chooseImported(page: Page) {
  const rows = sessions(page).getByRole('table').getByRole('button')
  await rows.first().waitFor()
  const recorded = rows.filter({ hasNotText: 'Simulasi' })
  while ((await recorded.count()) === 0) {
    await sessions(page).getByRole('button', { name: 'Halaman berikutnya' }).click()
  }
  await recorded.first().click()
  await expect(recorded.first()).toHaveAttribute('aria-current', 'true')
}
