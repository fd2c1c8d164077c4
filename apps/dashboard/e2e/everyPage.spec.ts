import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const publicPages = ['/login', '/register', '/forgot-password', '/recover']
const pages = [
  '/',
  '/tracking',
  '/report',
  '/notification',
  '/device',
  '/device/add',
  '/device/detail/1',
  '/device/edit/1',
  '/vehicle',
  '/vehicle/add',
  '/vehicle/detail/1',
  '/driver',
  '/driver/edit/1',
  '/user',
  '/user/detail/1',
  '/user/password/1',
  '/role',
  '/role/add',
  '/account/profile',
  '/account/password',
  '/tidak-ada',
]

async function seriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

async function look(page: Page, path: string) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await seriousFaults(page), `${path}, ${theme}`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, `${path} scrolls sideways on a phone`).toBeLessThanOrEqual(0)
  expect(await page.title()).toMatch(/^.+ · SIKUD$/)
}

for (const path of publicPages) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ page }) => {
    await page.goto('/robots.txt')
    await look(page, path)
  })
}

for (const path of pages) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ staff }) => {
    await look(staff, path)
  })
}
