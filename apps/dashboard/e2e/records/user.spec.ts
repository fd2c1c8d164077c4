import type { Page } from '@playwright/test'
import { choose, chooseAction, confirm } from '../support/recordActions.ts'
import { expect, serverOrigin, test } from '../support/test.ts'
import { openInside, signIn } from '../support/visit.ts'

test.describe('a user', () => {
  test('is listed with name and role, and shows each permission as granted or not', async ({ staff }) => {
    await staff.goto('/user?search=operator.malam')
    await staff.getByRole('link', { name: 'Yusuf Hidayat' }).click()
    await expect(staff).toHaveURL(/\/user\/detail\/\d+$/)
    await expect(staff).toHaveTitle('Yusuf Hidayat · SIKUD')
    await expect(staff.getByText('operator.malam@sikud.test')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Operator', exact: true })).toHaveAttribute(
      'href',
      /^\/role\/detail\/\d+$/,
    )
    const permissions = staff.getByRole('group', { name: 'Izin' }).getByRole('listitem')
    const granted = permissions.filter({ has: staff.getByText('Diberikan', { exact: true }) })
    const refused = permissions.filter({ has: staff.getByText('Tidak diberikan', { exact: true }) })
    expect(await granted.count()).toBeGreaterThan(5)
    expect(await refused.count()).toBeGreaterThan(5)
    expect((await granted.count()) + (await refused.count())).toBe(await permissions.count())
  })

  test('is invited, sets the password with the link, and is signed out when an administrator disables the account', async ({
    staff,
    openPage,
    context,
  }) => {
    const email = `undangan-${Date.now()}@sikud.test`
    const password = newPassword()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await staff.goto('/user')
    await staff.getByRole('link', { name: 'BUAT BARU' }).click()
    await staff.getByLabel('Nama').fill('Ratna Undangan')
    await staff.getByLabel('Email').fill(email)
    await choose(staff, 'Hak Akses', /^Operator/)
    await staff.getByRole('checkbox', { name: 'Semua depo' }).check()
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    const link = await copiedLink(staff, 'Ratna Undangan')
    await expect(staff.getByText('Diundang')).toBeVisible()

    const other = await openPage()
    await other.goto(link)
    await expect(other.getByLabel('Email')).toHaveValue(email)
    expect(other.url(), 'the token is not in the address').toBe(`${serverOrigin()}/invitation`)
    await typeTwice(other, password)
    await other.getByRole('button', { name: 'Buat Password' }).click()
    await expect(other.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    await signIn(other, { email, password })
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Perangkat', exact: true })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Pengguna' })).toHaveCount(0)
    await openInside(other, '/user')
    await expect(other.getByText(/memerlukan izin “Lihat daftar pengguna”/)).toBeVisible()

    await staff.reload()
    await expect(staff.getByText('Aktif', { exact: true })).toBeVisible()
    await chooseAction(staff, 'Nonaktifkan')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Nonaktifkan' }).click()
    await expect(staff.getByText('Dinonaktifkan', { exact: true })).toBeVisible()
    // The page may have learned it already, by its stream.
    await openInside(other, '/device')
    await expect(other.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()

    await chooseAction(staff, 'Hapus')
    await confirm(staff)
    await expect(staff).toHaveURL('/user')
    await expect(staff.getByText('Ratna Undangan')).toHaveCount(0)
  })

  test('sets a new password with a link from an administrator, also if the link lost its token', async ({
    staff,
    openPage,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await staff.goto('/user?search=auditor')
    await staff.getByRole('link', { name: 'Teguh Santoso' }).click()
    await expect(staff).toHaveURL(/\/user\/detail\/\d+$/)
    await staff.goto(staff.url().replace('detail', 'password'))
    await expect(staff.getByLabel('Password Baru')).toHaveCount(0)
    await staff.getByRole('button', { name: 'Salin tautan' }).click()
    const link = await copiedLink(staff, 'Teguh Santoso')

    const password = newPassword()
    const other = await openPage()
    // The opened link has no token, as if an e-mail program had cut it off at a line break.
    await other.goto(`${serverOrigin()}/recover`)
    await other.getByLabel('Tempel kode').fill(link)
    await other.getByRole('button', { name: 'Lanjutkan' }).click()
    await typeTwice(other, 'password')
    await other.getByRole('button', { name: 'Pulihkan' }).click()
    const chosen = other.getByLabel('Password Baru')
    await expect(chosen).toHaveAccessibleDescription('Password ini terlalu mudah ditebak. Pilih yang lain.')
    await expect(chosen).toBeFocused()
    await typeTwice(other, password)
    await other.getByRole('button', { name: 'Pulihkan' }).click()
    await expect(other.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    await signIn(other, { email: 'auditor@sikud.test', password })
    await expect(other.getByText('Teguh Santoso').first()).toBeVisible()
  })
})

const newPassword = () => `sawah-hijau-${Math.floor(Math.random() * 1e9)}`

/** Copies the link that the dialog shows, and closes the dialog. */
async function copiedLink(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `Tautan untuk ${name}` })
  await dialog.getByRole('button', { name: 'Salin tautan' }).click()
  await expect(dialog.getByRole('button', { name: 'Tautan disalin' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.getByLabel('Tautan')).toHaveValue(link)
  await dialog.getByRole('button', { name: 'Selesai' }).click()
  await expect(dialog).toBeHidden()
  return link
}

async function typeTwice(page: Page, password: string) {
  await page.getByLabel('Password Baru').fill(password)
  await page.getByLabel('Ulangi Password').fill(password)
}
