import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { testJob } from './jobTest.ts'

/** Types a text into a select field and presses Enter, which chooses the first match. */
async function enter(page: Page, field: string | RegExp, text: string) {
  await page.getByRole('combobox', { name: field }).fill(text)
  await expect(page.getByRole('option').first()).toContainText(text)
  await page.keyboard.press('Enter')
}

testJob('invite an operator for one depot, with WhatsApp', 6, async (page) => {
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('dialog', { name: 'Cari' }).getByRole('combobox').fill('undang pengguna')
  await expect(page.getByRole('option').first()).toContainText('Undang Pengguna')
  await page.keyboard.press('Enter')
  await page.getByLabel('Nama').fill('Sari Operator')
  await enter(page, /^Hak Akses/, 'Operator')
  await enter(page, /^Depo/, 'Depo')
  await page.getByLabel('Email').fill(`sari-${Date.now()}-${Math.random()}@armada.example`)
  // The message goes to WhatsApp, which the tests cannot reach.
  await page.context().route('https://wa.me/**', (route) => route.abort())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tautan untuk Sari Operator' })
  const link = await dialog.getByLabel('Tautan').inputValue()
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'))
  await dialog.getByRole('link', { name: 'Kirim lewat WhatsApp' }).click()
  expect(new URL((await asked).url()).searchParams.get('text')).toContain(link)
})
