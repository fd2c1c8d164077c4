import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

test('an exported list and a shared position appear in the activity log and on the page of the driver', async ({
  staff,
  context,
}) => {
  await staff.goto('/driver')
  const saved = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Ekspor' }).click()
  await staff.getByRole('menuitem', { name: 'Ekspor CSV' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
  expect(lines.length).toBeGreaterThan(2)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.goto('/tracking?q=sim')
  const row = staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').first()
  await row.click()
  const plate = (await staff.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await staff.getByRole('button', { name: 'Bagikan' }).click()
  await staff.getByRole('menuitem', { name: 'Salin teks' }).click()
  await expect(staff.getByText('Teks disalin')).toBeVisible()

  await staff.goto('/audit')
  const log = staff.getByRole('list', { name: 'Catatan aktivitas' }).getByRole('listitem')
  await expect(log.filter({ hasText: `membagikan posisi ${plate}` }).first()).toContainText(
    'Lewat: Teks yang disalin',
  )
  await expect(log.filter({ hasText: 'mengekspor daftar' }).first()).toContainText(
    `Daftar: PengendaraJumlah baris: ${lines.length - 2}Disaring: Tidak`,
  )

  await staff.goto('/driver')
  await staff.getByRole('main').getByRole('grid').getByRole('link').first().click()
  await staff.getByRole('tab', { name: 'Siapa yang melihat' }).click()
  await expect(staff.getByRole('list', { name: 'Siapa yang melihat' })).toContainText(
    'mengekspor daftar pengendara',
  )
})

test('without a connection no list is exported, and the page shows the reason', async ({ staff }) => {
  await staff.goto('/vehicle')
  const button = staff.getByRole('button', { name: 'Ekspor' })
  await expect(button).toBeEnabled()
  await staff.route('**/audit/export', (route) => route.abort('internetdisconnected'))
  let saved = false
  staff.on('download', () => (saved = true))
  await button.click()
  await staff.getByRole('menuitem', { name: 'Ekspor Excel' }).click()
  await expect(staff.getByText(/^Dibatalkan: server tidak dapat dihubungi/)).toBeVisible()
  expect(saved).toBe(false)
})
