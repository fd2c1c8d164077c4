import { chooseAction } from './recordActions.ts'
import { account, expect, serverOrigin, test } from './test.ts'
import { signIn } from './visit.ts'

test.describe('a user', () => {
  test('is listed with name and role, and shows each permission as granted or not', async ({ staff }) => {
    await staff.goto('/user?search=operator.malam')
    await expect(staff.getByRole('link', { name: 'BUAT BARU' })).toHaveCount(0)
    await staff.getByRole('link', { name: 'Yusuf Hidayat' }).click()
    await expect(staff).toHaveURL(/\/user\/detail\/\d+$/)
    await expect(staff).toHaveTitle('Detail Pengguna · SIKUD')
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

  test('gets a new password from an administrator, and signs in with it', async ({ staff, browser }) => {
    await staff.goto('/user?search=auditor')
    await staff.getByRole('link', { name: 'Teguh Santoso' }).click()
    await chooseAction(staff, 'Ubah Password')
    await expect(staff).toHaveURL(/\/user\/password\/\d+$/)
    await expect(staff.getByRole('navigation', { name: 'Jejak halaman' })).toContainText('Teguh Santoso')
    const password = `sawah-hijau-${Math.floor(Math.random() * 1e9)}`
    await staff.getByLabel('Password Baru').fill(password)
    await staff.getByLabel('Ulangi Password').fill('lain')
    await staff.getByRole('button', { name: 'SIMPAN' }).click()
    await expect(staff.getByLabel('Ulangi Password')).toHaveAttribute('aria-invalid', 'true')
    await staff.getByLabel('Ulangi Password').fill(password)
    await staff.getByRole('button', { name: 'SIMPAN' }).click()
    await expect(staff).toHaveURL(/\/user\/detail\/\d+$/)

    const other = await browser.newPage()
    await other.goto(`${serverOrigin()}/login`)
    await signIn(other, { email: 'auditor@sikud.test', password })
    await expect(other.getByText('Teguh Santoso').first()).toBeVisible()
    await other.close()
  })

  test('sees the reason when the role grants no access to a page', async ({ page }) => {
    const response = await page.request.post(`${serverOrigin()}/api/v1/auth/login`, {
      data: { email: 'operator@sikud.test', password: account.password },
    })
    const { token } = await response.json()
    await page.goto('/robots.txt')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.goto('/user')
    await expect(page.getByRole('alert')).toContainText('Anda tidak punya akses untuk melakukan ini.')
    await expect(page.getByRole('link', { name: 'Pengguna' })).toBeVisible()
  })
})
