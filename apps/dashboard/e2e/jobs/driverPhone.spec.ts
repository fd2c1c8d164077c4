import { expect, serverOrigin } from '../support/test.ts'
import { jobToken, testJob } from './jobTest.ts'

let name: string

testJob(
  "change a driver's phone",
  3,
  async (page) => {
    const phone = `0812-${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`
    await page.getByRole('button', { name: 'Cari' }).click()
    await page.getByRole('dialog', { name: 'Cari' }).getByRole('combobox').fill(`ubah ${name}`)
    await expect(page.getByRole('option').first()).toContainText(`Ubah ${name}`)
    await page.keyboard.press('Enter')
    await page.getByLabel('Ponsel').fill(phone)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/driver\/detail\/\d+$/)
    await expect(page.getByRole('definition').filter({ hasText: phone })).toBeVisible()
  },
  async (page) => {
    const response = await fetch(`${serverOrigin()}/api/v1/driver`, {
      headers: { authorization: `Bearer ${await jobToken()}` },
    })
    const { data }: { data: { name: string }[] } = await response.json()
    name = data[0]?.name ?? ''
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
