import type { Page } from '@playwright/test'
import { accessGroups } from '../../../server/src/reference/__generated__/permissions.ts'
import { stepAt, totp } from '../../../server/src/security/factors/totp.ts'
import { decodeBase32 } from '../../../server/src/testing/decodeBase32.ts'
import { addDevice, passkeyOrigin } from './passkeyDevice.ts'
import { apiOf } from '../support/apiOf.ts'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

const password = 'sawah-hijau-4711'

/** Creates a user who may list devices and whose role requires a second factor. */
async function createUser(token: string, name: string) {
  const api = apiOf(token)
  const email = `${name}-${Date.now()}@sikud.test`
  const permissions = accessGroups
    .flatMap((group) => group.permissions)
    .filter(({ code }) => code === 'device.list')
    .map(({ id }) => id)
  const role = { type: 'manual', name: `Wajib ${email}`, permissions, require_factor: true }
  const { id: role_id } = await api('system/role/create', role)
  const { id } = await api('user/create', { name: 'Petugas Wajib', email, role_id })
  const { path } = await api(`user/${id}/invite`, {})
  await api('auth/invitation', { token: path.split('#')[1], password_new: password, password_re: password })
  return { email, password }
}

/** Signs in to open the device list; expects that a page asking for the second factor appears instead of the list. */
async function expectFactorPage(page: Page, account: { email: string; password: string }) {
  await page.goto(`${passkeyOrigin()}/login?next=%2Fdevice`)
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Aktifkan verifikasi dua langkah' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await listDevices(page)).toBe(403)
}

/** Requests the device list with the session token of a page; returns the status of the response. */
async function listDevices(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get(`${passkeyOrigin()}/api/v1/device`, { headers })).status()
}

/** Confirms that the recovery codes are saved. Then waits for the device list, which the user wanted to open. */
async function saveCodes(page: Page) {
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Sudah saya simpan' }).check()
  await page.getByRole('button', { name: 'SELESAI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  expect(await listDevices(page)).toBe(200)
}

test('a role requires a second factor: the user adds a passkey and continues', async ({ page, token }) => {
  const account = await createUser(token, 'wajib-passkey')
  await addDevice(page)
  await expectFactorPage(page, account)
  await page.getByRole('button', { name: 'PAKAI PASSKEY' }).click()
  await page.getByRole('dialog').getByLabel(/^Nama/).fill('Laptop kantor')
  await page.getByRole('button', { name: 'LANJUTKAN' }).click()
  await saveCodes(page)
})

test('a role requires a second factor: the user adds an app and continues', async ({ page, token }) => {
  const account = await createUser(token, 'wajib-kode')
  await expectFactorPage(page, account)
  await page.getByRole('button', { name: 'PAKAI APLIKASI AUTENTIKATOR' }).click()
  const dialog = page.getByRole('dialog')
  const seed = decodeBase32(await dialog.getByLabel(/^Kunci/).inputValue())
  await dialog.getByLabel(/^Kode verifikasi/).fill(totp(seed, stepAt(Date.now())))
  await dialog.getByRole('button', { name: 'LANJUTKAN' }).click()
  await saveCodes(page)
})
