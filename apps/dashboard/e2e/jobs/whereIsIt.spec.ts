import { expect } from '../support/test.ts'
import { testJob } from './jobTest.ts'

testJob('where is B 9014 SIM now', 2, async (page) => {
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('dialog', { name: 'Cari' }).getByRole('combobox').fill('b9014sim')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAccessibleName(/^B 9014 SIM.*Buka di Pelacakan/)
  await expect(first).toContainText(/(?:Bergerak|Berhenti|Parkir|Tidak ada data).*(?:lalu|baru saja)/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tracking\?vehicle=/)
  await expect(page.getByRole('region', { name: 'B 9014 SIM' })).toBeVisible()
})
