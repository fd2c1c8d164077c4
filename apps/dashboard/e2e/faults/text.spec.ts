import type { Page } from '@playwright/test'
import { boxOf } from '../support/boxOf.ts'
import { chooseAction } from '../support/recordActions.ts'
import { expect, test } from '../support/test.ts'
import { openInside } from '../support/visit.ts'

const names = {
  'Arabic, from right to left': 'سائق الشاحنة رقم ٧ — محمد بن عبد الله',
  emoji: 'Budi 🚚🇮🇩👍🏽',
  'characters of four bytes': '𠜎𠜱𡿺𠬠 𝒮𝒾𝓀𝓊𝒹',
  'no spaces': 'W'.repeat(120),
  'a line break': 'Baris satu\nBaris dua',
}

const widths = [360, 1440]

async function expectNoOverflow(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways, `${what} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
  }
}

/** Returns the value of Nama on the page of a record. */
const nameIn = (page: Page) =>
  page
    .getByRole('term')
    .filter({ hasText: /^Nama$/ })
    .locator('xpath=following-sibling::dd')

const shown = (name: string) => name.replaceAll('\n', ' ')

test('F31: any name fits the list, and record page and form show all of it', async ({ staff, token }) => {
  const code = `F31-${Math.floor(Math.random() * 1e9)}`
  const headers = { authorization: `Bearer ${token}` }
  const records: { id: number; name: string; what: string }[] = []
  for (const [what, name] of Object.entries(names)) {
    const response = await staff.request.post('/api/v1/driver/create', {
      headers,
      data: { name, license: code },
    })
    expect(response.status(), what).toBe(201)
    const { data }: { data: { id: number } } = await response.json()
    records.push({ id: data.id, name, what })
  }

  await staff.goto(`/driver?search=${code}`)
  for (const width of widths) {
    await staff.setViewportSize({ width, height: 800 })
    for (const { name, what } of records) {
      await expect(staff.getByRole('main').getByText(shown(name), { exact: true }), what).toBeVisible()
    }
  }
  await expectNoOverflow(staff, 'the list')
  const arabic = staff.getByRole('main').getByText(names['Arabic, from right to left'])
  await expect(arabic).toHaveCSS('direction', 'rtl')

  for (const { id, name, what } of records) {
    await openInside(staff, `/driver/detail/${id}`)
    await expect(nameIn(staff), what).toHaveText(shown(name))
    await expectNoOverflow(staff, `the record with ${what}`)
    await openInside(staff, `/driver/edit/${id}`)
    await expect(staff.getByLabel('Nama'), what).toHaveValue(name.replaceAll('\n', ''))
    await expectNoOverflow(staff, `the form with ${what}`)
  }
  await openInside(staff, `/driver/edit/${records[0]?.id}`)
  await expect(staff.getByLabel('Nama')).toHaveValue(names['Arabic, from right to left'])
  await expect(staff.getByLabel('Nama')).toHaveCSS('direction', 'rtl')

  for (const { id } of records) await staff.request.delete(`/api/v1/driver/${id}`, { headers })
})

test('F31: ten thousand characters without a space break no layout', async ({ staff }) => {
  const name = 'Panjang'.repeat(1430)
  const driver = { id: 1, name, phone: name, email: name, license: name }
  await staff.route('**/api/v1/driver', (route) => route.fulfill({ json: { data: [driver] } }))
  await staff.route('**/api/v1/driver/1', (route) => route.fulfill({ json: { data: driver } }))
  await staff.route('**/api/v1/me?*', (route) =>
    route.fulfill({ json: { data: { id: 1, name, email: name, role: { data: { name } } } } }),
  )
  await staff.goto('/driver')
  await expect(staff.getByRole('main').getByRole('link', { name })).toBeVisible()
  await expectNoOverflow(staff, 'the list')
  await openInside(staff, '/driver/edit/1')
  await expect(staff.getByLabel('Nama')).toHaveValue(name)
  await expectNoOverflow(staff, 'the form')
  await openInside(staff, '/driver/detail/1')
  await expect(nameIn(staff)).toHaveText(name)
  await expectNoOverflow(staff, 'the record')
  await chooseAction(staff, 'Hapus')
  await expect(staff.getByRole('alertdialog')).toBeVisible()
  await expectNoOverflow(staff, 'the deletion')
  await expect(staff.getByRole('alertdialog').getByRole('button', { name: 'Batal' })).toBeInViewport()
})

test('F31: a server message without spaces stays inside its toast', async ({ staff }) => {
  await staff.route('**/api/v1/driver/create', (route) =>
    route.fulfill({ status: 409, json: { message: 'Sudahada'.repeat(60) } }),
  )
  await staff.setViewportSize({ width: 360, height: 800 })
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('x')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff.getByRole('alert')).toBeVisible()
  const { x, width } = await boxOf(staff.getByRole('alert'))
  expect(x + width).toBeLessThanOrEqual(360)
  await expectNoOverflow(staff, 'the form')
})
