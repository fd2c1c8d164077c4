import type { Page } from '@playwright/test'
import { seriousFaults } from './seriousFaults.ts'
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
  '/vehicle/edit/1',
  '/driver',
  '/driver/add',
  '/driver/detail/1',
  '/driver/edit/1',
  '/user',
  '/user/detail/1',
  '/user/password/1',
  '/role',
  '/role/add',
  '/role/detail/1',
  '/role/edit/1',
  '/account/profile',
  '/account/password',
  '/tidak-ada',
]

/** Another tab of the browser chooses the theme. */
async function turnTo(page: Page, theme: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

async function look(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await turnTo(page, 'light')
  expect(await seriousFaults(page), `${path}, light`).toEqual([])
  // The dark theme changes nothing but colours.
  await turnTo(page, 'dark')
  expect(await seriousFaults(page, 'html', ['color-contrast']), `${path}, dark`).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, `${path} scrolls sideways on a phone`).toBeLessThanOrEqual(0)
  expect(await page.title()).toMatch(/^.+ · SIKUD$/)
}

for (const path of publicPages) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ page }) => {
    await look(page, path)
  })
}

for (const path of pages) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ staff }) => {
    await look(staff, path)
  })
}
