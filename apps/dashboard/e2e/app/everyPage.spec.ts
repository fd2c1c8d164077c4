import type { Page } from '@playwright/test'
import { seriousFaults } from '../support/seriousFaults.ts'
import { expect, test } from '../support/test.ts'
import { openInside } from '../support/visit.ts'

const publicPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/recover',
  '/invitation',
  '/verify-email',
  '/confirm-email',
  '/setup',
]
const signedInPages = {
  'pages of maps and messages': [
    '/',
    '/tracking',
    '/report',
    '/tracking/speeding',
    '/notification',
    '/notification/rule',
    '/tidak-ada',
  ],
  'pages of devices, vehicles and drivers': [
    '/device',
    '/device/add',
    '/device/unknown',
    '/device/detail/1',
    '/device/edit/1',
    '/vehicle',
    '/vehicle/add',
    '/vehicle/setup',
    '/vehicle/detail/1',
    '/vehicle/edit/1',
    '/driver',
    '/driver/add',
    '/driver/detail/1',
    '/driver/edit/1',
  ],
  'pages of users, roles and the own account': [
    '/user',
    '/user/add',
    '/user/detail/1',
    '/user/edit/2',
    '/user/password/1',
    '/role',
    '/role/add',
    '/role/detail/1',
    '/role/edit/1',
    '/group',
    '/group/add',
    '/group/detail/1',
    '/group/edit/1',
    '/audit',
    '/account/profile',
    '/account/password',
    '/account/security',
  ],
}

/** Changes the theme as if the user had changed it in another tab. */
async function setTheme(page: Page, theme: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

async function expectToFit(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, `${path} scrolls sideways on a phone`).toBeLessThanOrEqual(0)
  await expect(page).toHaveTitle(/^.+ · SIKUD$/)
}

const phone = { width: 390, height: 844 }

/** Opens pages without a reload; expects that each page fits the width of a phone and has its title. */
async function visitAll(page: Page, paths: string[]) {
  await page.setViewportSize(phone)
  await page.goto(paths[0] ?? '/')
  for (const path of paths) {
    await openInside(page, path)
    await expect(page).toHaveURL(path)
    await expectToFit(page, path)
  }
}

test('public pages open from their URL and fit a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of publicPages) {
    await page.goto(path)
    await expectToFit(page, path)
    await expect(page).toHaveURL(path)
  }
})

for (const [kind, paths] of Object.entries(signedInPages)) {
  test(`${kind} fit a phone`, async ({ staff }) => {
    await visitAll(staff, paths)
  })
}

/** Sets the clock of the browser or of a worker ahead. */
function setClockAhead(days: number) {
  const ahead = days * 86_400_000
  const RealDate = Date
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as: nobody calls Date without new
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number]) {
      if (args.length === 0) super(RealDate.now() + ahead)
      else super(...args)
    }
    static override now() {
      return RealDate.now() + ahead
    }
  } as DateConstructor
}

test('no page shows ages or days by a wrong clock of the computer', async ({ staff }) => {
  await staff.addInitScript(setClockAhead, 400)
  // An init script does not run in a worker.
  await staff.route('**/assets/*Worker*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${String(setClockAhead)})(400);${await response.text()}` })
  })
  const paths = Object.values(signedInPages).flat()
  await staff.goto('/')
  const year = await staff.evaluate(() => String(new Date().getFullYear()))
  for (const path of paths) {
    await openInside(staff, path)
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByRole('progressbar')).toHaveCount(0)
    await expect(staff.locator('body'), path).not.toHaveText(new RegExp(`[34]\\d\\d hari|\\b${year}\\b`))
  }
})

/**
 * Expects no accessibility violations in the whole HTML document. Story tests do not check it, because they run in the
 * document of Storybook.
 */
async function expectNoFaults(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await setTheme(page, 'light')
  expect(await seriousFaults(page), 'light').toEqual([])
  // The dark theme changes only colours, so only the contrast is checked again.
  await setTheme(page, 'dark')
  expect(await seriousFaults(page, 'html', ['color-contrast']), 'dark').toEqual([])
}

test('the document of a public page is accessible in light and dark', async ({ page }) => {
  await expectNoFaults(page, '/login')
})

test('the document of a signed-in page is accessible in light and dark', async ({ staff }) => {
  await expectNoFaults(staff, '/')
})
