import type { Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withoutMap } from '../faults/player.ts'
import { root } from '../support/startServer.ts'
import { expect, test } from '../support/test.ts'

const recording = 'apps/server/src/recordings/fixtures/perjalanan-kecil.csv'

test.describe('Laporan', () => {
  test.beforeAll(async () => {
    const env = { ...process.env, DATA_DIR: process.env['SIKUD_DATA_DIR'] }
    await promisify(execFile)(process.execPath, ['apps/server/src/cli/import.ts', recording, '--create'], {
      cwd: root,
      env,
    })
  })

  test('plays an imported trip, stops at its end, and plays again from the start', async ({ staff }) => {
    await chooseImported(staff)

    const position = staff.getByRole('slider', { name: 'Posisi' })
    const at = async () => Number(await position.inputValue())
    await expect(position).toHaveAttribute('max', /[1-9]/)
    const last = Number(await position.getAttribute('max'))
    expect(last).toBeGreaterThan(3)
    expect(await at()).toBe(0)

    await staff.getByRole('button', { name: 'Per titik' }).click()
    const speed = staff.getByRole('slider', { name: 'Speed' })
    await expect(speed).toHaveValue('200')
    await speed.focus()
    await staff.keyboard.press('Home')
    await expect(speed).toHaveValue('50')

    await staff.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(at).toBeGreaterThan(0)
    await expect.poll(at).toBe(last)
    await expect(staff.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

    await staff.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(at).toBeLessThan(last)
    await staff.getByRole('button', { name: 'Pause', exact: true }).click()
  })

  test('keeps filter, point and compared trips after a reload, and Back undoes each choice', async ({
    staff,
  }) => {
    await withoutMap(staff)
    await staff.goto('/report')
    const position = staff.getByRole('slider', { name: 'Posisi' })
    await expect(position).toHaveAttribute('max', /[1-9]/)
    await staff.getByRole('button', { name: '7 hari' }).click()
    await staff.getByRole('button', { name: 'Saring, 1 aktif' }).click()
    const panel = staff.getByRole('dialog', { name: 'Saring perjalanan' })
    await panel.getByRole('textbox', { name: 'Jarak minimal (km)' }).fill('10,5')
    await panel.getByRole('button', { name: 'Tutup' }).click()
    await expect(staff).toHaveURL(/from=2\d{3}-\d\d-\d\d&to=2\d{3}-\d\d-\d\d&min=10\.5/)
    await expect(sessions(staff).getByText(/^\d+ perjalanan$/)).toBeVisible()

    const rows = sessions(staff).getByRole('table').locator('tr:has(td)')
    const chosen = sessions(staff).locator('[aria-current=true]')
    const row = rows.nth(2).getByRole('button').last()
    await row.click()
    await expect(row).toHaveAttribute('aria-current', 'true')
    const picked = (await chosen.textContent()) ?? ''
    await rows
      .nth(3)
      .getByRole('button', { name: /^Bandingkan / })
      .click()
    const compared = staff.getByRole('list', { name: 'Dibandingkan' }).getByRole('listitem')
    await expect(compared).toHaveCount(1)
    await expect(position).toHaveAttribute('max', /[1-9]/)
    await position.focus()
    for (let step = 0; step < 3; step += 1) await staff.keyboard.press('ArrowRight')
    await expect(staff).toHaveURL(/at=3/)

    const address = staff.url()
    await staff.reload()
    await expect(position).toHaveValue('3')
    await expect(staff.getByRole('button', { name: 'Hapus saringan Minimal 10,5 km' })).toBeVisible()
    await expect(compared).toHaveCount(1)
    await expect(chosen).toHaveText(picked)
    await expect(staff).toHaveURL(address)

    await staff.goBack()
    await expect(compared).toHaveCount(0)
    await staff.getByRole('button', { name: 'Hapus semua' }).click()
    await expect(sessions(staff).getByText(/^\d+ perjalanan$/)).toBeVisible()
  })

  test('as a table, sorts all trips of the week and opens the pressed one in the player', async ({
    staff,
  }) => {
    await withoutMap(staff)
    await staff.goto('/report')
    await sessions(staff).getByRole('button', { name: 'Tabel' }).click()
    await sessions(staff)
      .getByRole('columnheader', { name: 'Durasi' })
      .getByRole('button', { name: 'Durasi' })
      .click()
    await expect(staff).toHaveURL(/sort=duration/)
    await expect(sessions(staff).getByText(/^Jumlah perjalanan yang dimuat: \d+ perjalanan/)).toBeVisible()
    const row = sessions(staff).getByRole('row').nth(2)
    const plate = await row.getByRole('button').textContent()
    await row.getByRole('button').click()
    await expect(sessions(staff).locator('[aria-current=true]')).toContainText(plate ?? '')
    await expect(staff.getByRole('slider', { name: 'Posisi' })).toHaveAttribute('max', /[1-9]/)
  })

  test('X09: shows seven days, steps to the previous and next trip, links to a point, and loads older trips', async ({
    staff,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withoutMap(staff)
    await staff.goto('/report')
    await expect(staff).toHaveURL(/[?&]since=2\d{3}-\d\d-\d\d/)
    const chosen = sessions(staff).locator('[aria-current=true]')
    // Vehicle and times only: the names of the places come later, and stand before the rest of the row.
    const [times = ''] = /^.*?–\d\d\.\d\d/.exec((await chosen.textContent()) ?? '') ?? []
    const newest = new RegExp(`^${times}`)
    await expect(staff.getByRole('button', { name: 'Perjalanan berikutnya' })).toBeDisabled()
    await staff.getByRole('button', { name: 'Perjalanan sebelumnya' }).click()
    await expect(chosen).not.toHaveText(newest)
    await staff.getByRole('button', { name: 'Perjalanan berikutnya' }).click()
    await expect(chosen).toHaveText(newest)

    const position = staff.getByRole('slider', { name: 'Posisi' })
    await expect(position).toHaveAttribute('max', /[1-9]/)
    await position.press('ArrowRight')
    await staff.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(staff.getByText('Tautan disalin')).toBeVisible()
    await staff.goto(await staff.evaluate(() => navigator.clipboard.readText()))
    await expect(position).toHaveValue('1')

    const count = async () =>
      Number.parseInt(
        (await sessions(staff)
          .getByText(/^\d+ perjalanan$/)
          .textContent()) ?? '',
        10,
      )
    const ofWeek = await count()
    await sessions(staff).getByRole('button', { name: 'Muat lebih banyak' }).click()
    await expect.poll(count).toBeGreaterThan(ofWeek)
  })
})

function sessions(page: Page) {
  return page.getByRole('region', { name: 'INFORMASI SESI' })
}

/** Opens the day of the recording and selects the imported trip, which is not simulated. */
async function chooseImported(page: Page) {
  await page.goto('/report?from=2026-11-16&to=2026-11-16')
  const recorded = sessions(page)
    .getByRole('table')
    .locator('td:first-child button')
    .filter({ hasNotText: 'Simulasi' })
  await recorded.first().click()
  await expect(recorded.first()).toHaveAttribute('aria-current', 'true')
}
