import { expect } from '../support/test.ts'
import { testJob } from './jobTest.ts'

testJob('where is B 9014 SIM now', 2, async (page) => {
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('combobox').fill('b9014sim')
  await expect(page.getByRole('option').first()).toContainText('B 9014 SIM')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'B 9014 SIM' })).toBeVisible()
})
