import { apiOf } from '../support/apiOf.ts'
import { expect } from '../support/test.ts'
import { openHome, testJob } from './jobTest.ts'

let made = 0

testJob(
  'which devices stopped reporting, or never did',
  1,
  async (page) => {
    await page.getByRole('link', { name: /^Belum pernah melapor \d+$/ }).click()
    await expect(page).toHaveURL(/\/device\?filter=never_reported/)
    const row = page.getByRole('link', { name: /^8698/ }).first()
    await expect(row).toBeVisible()
    await expect(page.getByRole('button', { name: /Belum pernah melapor/ })).toBeVisible()
  },
  async (page, token) => {
    const imei = `8698${String(Date.now()).slice(-8)}${String(++made).padStart(3, '0')}`
    await apiOf(token)('device/create', { name: 'Pelacak baru', imei })
    await openHome(page)
  },
)
