import { expect } from '../support/test.ts'
import { openHome, testJob } from './jobTest.ts'

testJob(
  'alert for a vehicle that moves at night',
  4,
  async (page) => {
    await page.getByRole('button', { name: /^Pemberitahuan/ }).click()
    await page.getByRole('link', { name: 'Atur Pemberitahuan' }).click()
    await page.getByRole('switch', { name: 'Kendaraan bergerak' }).click()
    const rule = page.getByRole('group', { name: 'Kendaraan bergerak' })
    await expect(rule.getByRole('button', { name: 'Waktu: Di luar jam kerja depo' })).toBeVisible()
    await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(page.getByText('Aturan pemberitahuan berhasil disimpan.')).toBeVisible()
  },
  async (page) => {
    // The first width has already switched the rule on.
    await page.goto('/notification/rule')
    const moving = page.getByRole('switch', { name: 'Kendaraan bergerak' })
    if (await moving.isChecked()) {
      await moving.click()
      await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
      await expect(page).toHaveURL('/notification')
    }
    await openHome(page)
  },
)
