import type { Page } from '@playwright/test'
import { seriousFaults } from './seriousFaults.ts'
import { expect, test } from './test.ts'
import { openInside } from './visit.ts'

const publicPages = ['/login', '/register', '/forgot-password', '/recover']
const pages = [
  '/',
  '/tracking',
  '/report',
  '/notification',
  '/notification/rule',
  '/device',
  '/device/add',
  '/device/unknown',
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

/** Changes the theme as another tab does. */
async function setTheme(page: Page, theme: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** One page of each kind, checked with axe on the real server; the stories of the screens check all pages. */
const checkedByAxe = new Set([
  ...publicPages,
  '/',
  '/tracking',
  '/report',
  '/notification',
  '/notification/rule',
  '/device',
  '/vehicle/detail/1',
  '/role/edit/1',
  '/account/profile',
])

async function expectToFit(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, `${path} scrolls sideways on a phone`).toBeLessThanOrEqual(0)
  await expect(page).toHaveTitle(/^.+ · SIKUD$/)
}

async function expectNoFaults(page: Page, path: string) {
  await setTheme(page, 'light')
  expect(await seriousFaults(page), `${path}, light`).toEqual([])
  // The dark theme changes only colours.
  await setTheme(page, 'dark')
  expect(await seriousFaults(page, 'html', ['color-contrast']), `${path}, dark`).toEqual([])
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

async function checkPage(page: Page, path: string) {
  await page.setViewportSize(phone)
  await expectToFit(page, path)
  if (!checkedByAxe.has(path)) return
  await page.setViewportSize(desk)
  await expectNoFaults(page, path)
}

for (const path of publicPages) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ page }) => {
    await page.goto(path)
    await checkPage(page, path)
  })
}

const kinds = Object.groupBy(pages, (path) => path.split('/')[1] || 'home')

for (const [kind, ofKind = []] of Object.entries(kinds)) {
  test(`${kind}: its pages fit a phone and are accessible in light and dark`, async ({ staff }) => {
    await staff.goto(ofKind[0] ?? '/')
    for (const path of ofKind) {
      await openInside(staff, path)
      await expect(staff).toHaveURL(path)
      await checkPage(staff, path)
    }
  })
}
