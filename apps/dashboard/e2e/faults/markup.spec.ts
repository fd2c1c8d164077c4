import type { Page } from '@playwright/test'
import { chooseAction } from '../support/recordActions.ts'
import { expect, phoneOrigin, test } from '../support/test.ts'
import { openInside } from '../support/visit.ts'

const imageMarkup = '<img src=x onerror="window.broken=1">{{7*7}}'
const svgMarkup = '"><svg onload="window.broken=1">'

/** Expects that the markup typed into the fields created no element and ran no script. */
async function expectText(page: Page, what: string) {
  expect(await page.locator('img[src=x], svg[onload], [onerror]').count(), what).toBe(0)
  expect(await page.evaluate(() => 'broken' in window), what).toBe(false)
  await expect(page.getByText('49', { exact: true }), what).toHaveCount(0)
}

test('F30: markup in every field is text on every page, on the map, in questions and in toasts', async ({
  staff,
  token,
}) => {
  const code = String(Math.floor(1e8 + Math.random() * 9e8))
  const headers = { authorization: `Bearer ${token}` }
  const create = async (path: string, data: object): Promise<number> => {
    const response = await staff.request.post(`/api/v1/${path}/create`, { headers, data })
    expect(response.status(), path).toBe(201)
    return (await response.json()).data.id
  }
  const name = `${imageMarkup} ${code}`
  const driver = await create('driver', { name, license: svgMarkup })
  const imei = `861230${code}`
  const device = await create('device', { name, imei, number: svgMarkup, driver_id: driver })
  const role = await create('system/role', {
    type: 'manual',
    name,
    description: svgMarkup,
    permissions: [],
  })
  const sent = await fetch(`${phoneOrigin()}/?id=${imei}&lat=-6.2&lon=106.8&timestamp=${Date.now()}&speed=10`)
  expect(sent.status).toBe(200)

  await staff.goto(`/tracking?vehicle=${device}&q=${code}`)
  await expect(staff.getByRole('grid', { name: 'Armada' }).getByText(name).first()).toBeVisible()
  await expect(staff.getByRole('region', { name }).getByRole('heading')).toContainText(name)
  await expect(staff.getByRole('link', { name: /peta luar/i }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-6\.200000,106\.800000$/,
  )
  await expectText(staff, 'the map and its card')

  // The test waits for the heading of each page, because the previous page may still be visible. By default the list of
  // devices has no column with the name. There the test looks for the device's number, whose value is `svgMarkup`.
  const pages = [
    [`/device?search=${code}`, 'Daftar Perangkat', svgMarkup],
    [`/device/detail/${device}`, name, name],
    [`/driver?search=${code}`, 'Daftar Pengendara', name],
    [`/driver/detail/${driver}`, name, name],
    [`/role?search=${code}`, 'Hak Akses', name],
    [`/role/detail/${role}`, name, name],
  ] as const
  const open = async (path: string, title: string) => {
    await openInside(staff, path)
    await expect(staff.getByRole('heading', { level: 1, name: title, exact: true }), path).toBeVisible()
  }
  for (const [path, title, typed] of pages) {
    await open(path, title)
    await expect(staff.getByRole('main').getByText(typed).first(), path).toBeVisible()
    await expectText(staff, path)
  }
  const forms = [
    [`/device/edit/${device}`, 'Ubah Perangkat'],
    [`/driver/edit/${driver}`, 'Ubah Pengendara'],
    [`/role/edit/${role}`, 'Ubah Hak Akses'],
  ] as const
  for (const [path, title] of forms) {
    await open(path, title)
    await expect(staff.getByRole('main').locator('input').first(), path).toHaveValue(/img src=x/)
    await expectText(staff, path)
  }

  await openInside(staff, `/device/detail/${device}`)
  await chooseAction(staff, 'Hapus')
  await expect(staff.getByRole('alertdialog')).toBeVisible()
  await expectText(staff, 'the question')
  // The device has sent a position, so it is archived instead.
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Arsipkan' }).click()
  await expect(staff.getByText(/^Diarsipkan sejak/)).toBeVisible()
  await expectText(staff, 'after the archiving')
  await staff.request.delete(`/api/v1/driver/${driver}`, { headers })
  await staff.request.delete(`/api/v1/system/role/${role}`, { headers })
})

test('F30: markup in a server message is text in the toast', async ({ staff }) => {
  await staff.route('**/api/v1/driver/create', (route) =>
    route.fulfill({ status: 409, json: { message: `${imageMarkup} ${svgMarkup}` } }),
  )
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('x')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff.getByRole('alert').getByText(imageMarkup)).toBeVisible()
  await expectText(staff, 'the toast')
})
