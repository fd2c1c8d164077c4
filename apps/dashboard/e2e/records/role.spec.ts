import type { Locator } from '@playwright/test'
import { chooseAction } from '../support/recordActions.ts'
import { expect, serverOrigin, test } from '../support/test.ts'

function box(group: Locator, name: string) {
  return group.getByRole('checkbox', { name, exact: true })
}

test.describe('a role', () => {
  test('is created with permission groups and single permissions, edited and deleted', async ({ staff }) => {
    const name = `Peran uji ${Math.floor(Math.random() * 1e9)}`
    await staff.goto('/role')
    await staff.getByRole('link', { name: 'BUAT BARU' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Buat Hak Akses' })).toBeVisible()
    await staff.getByRole('textbox', { name: 'Akses' }).fill(name)
    const device = staff.getByRole('group', { name: 'Perangkat', exact: true })
    await box(device, 'Semua izin Perangkat').check()
    const driver = staff.getByRole('group', { name: 'Pengendara', exact: true })
    await driver.getByRole('listitem').first().click()
    await expect(driver.getByText('1 dari', { exact: false })).toBeVisible()
    // Playwright can read the body of a request only if a route of the test handles this request.
    await staff.route('**/api/v1/system/role/create', (route) => route.continue())
    const sent = staff.waitForRequest((request) => request.method() === 'POST')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    expect((await sent).postDataJSON()).toMatchObject({ type: 'manual', name, description: null })
    await expect(staff).toHaveURL('/role')

    await staff.goto(`/role?search=${encodeURIComponent(name)}`)
    await staff.getByRole('link', { name }).click()
    await expect(staff.getByText('Detail Hak Akses', { exact: true })).toBeVisible()
    const granted = staff.getByRole('group', { name: 'Perangkat', exact: true }).getByRole('listitem')
    await expect(granted.first()).toBeVisible()
    await expect(granted.getByText('Diberikan', { exact: true })).toHaveCount(await granted.count())

    await chooseAction(staff, 'Ubah')
    await expect(staff.getByRole('textbox', { name: 'Akses' })).toHaveValue(name)
    await expect(box(device, 'Semua izin Perangkat')).toBeChecked()
    await device.getByRole('listitem').first().click()
    await staff.getByText('Hanya yang berubah').click()
    await expect(staff.getByRole('group', { name: 'Izin' }).getByRole('listitem')).toHaveCount(1)
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    const question = staff.getByRole('alertdialog', { name: 'Simpan perubahan izin?' })
    await expect(question).toContainText('Belum ada pengguna dengan hak akses ini.')
    await expect(question).toContainText('Dicabut (1)')
    await question.getByRole('button', { name: 'Simpan' }).click()
    await expect(staff).toHaveURL(/\/role\/detail\/\d+$/)
    await expect(granted.getByText('Tidak diberikan', { exact: true })).toHaveCount(1)

    await chooseAction(staff, 'Hapus')
    const dialog = staff.getByRole('alertdialog')
    await expect(dialog).toContainText('Apakah anda yakin ingin menghapus data ini?')
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff).toHaveURL(`/role?${new URLSearchParams({ search: name })}`)
    await expect(staff.getByText('Tidak ada yang cocok')).toBeVisible()
  })

  test('is copied with its permissions', async ({ staff }) => {
    await staff.goto('/role?search=Operator')
    await staff.getByRole('button', { name: 'Pilihan untuk Operator', exact: true }).click()
    await staff.getByRole('menuitem', { name: 'Salin' }).click()
    await expect(staff).toHaveURL(/\/role\/add\?from=\d+$/)
    await expect(staff.getByRole('textbox', { name: 'Akses' })).toHaveValue('Salinan Operator')
    const name = `Salinan uji ${Math.floor(Math.random() * 1e9)}`
    await staff.getByRole('textbox', { name: 'Akses' }).fill(name)
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL('/role')
    await staff.goto(`/role?search=${encodeURIComponent(name)}`)
    await staff.getByRole('link', { name }).click()
    await expect(staff.getByText('Diberikan', { exact: true }).first()).toBeVisible()
    await chooseAction(staff, 'Hapus')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff).toHaveURL(`/role?${new URLSearchParams({ search: name })}`)
  })

  test('shows its users, and can be compared with another role', async ({ staff }) => {
    await staff.goto('/role?search=Operator')
    await staff.getByRole('link', { name: 'Operator', exact: true }).click()
    await expect(staff.getByText('Dipakai oleh')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Rina Wulandari' })).toHaveAttribute(
      'href',
      /^\/user\/detail\/\d+$/,
    )
    await chooseAction(staff, 'Bandingkan')
    const dialog = staff.getByRole('dialog', { name: 'Bandingkan Operator' })
    await dialog.getByRole('combobox', { name: 'Dibandingkan dengan' }).click()
    await staff.getByRole('option', { name: 'Administrator' }).click()
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toContainText('Hanya Administrator')
    await staff.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('can be tried read-only with Lihat sebagai until the user ends the view', async ({ staff, token }) => {
    try {
      await staff.goto('/role?search=Operator')
      await staff.getByRole('button', { name: 'Pilihan untuk Operator', exact: true }).click()
      await staff.getByRole('menuitem', { name: 'Lihat sebagai' }).click()
      const bar = staff.getByRole('region', { name: 'Melihat sebagai Operator.' })
      await expect(bar).toContainText('Sisa 15 menit.')
      await expect(staff).toHaveURL('/')
      const refused = await staff.request.post(`${serverOrigin()}/api/v1/system/role/create`, {
        headers: { authorization: `Bearer ${token}` },
        data: { type: 'manual', name: 'Tidak boleh', permissions: [] },
      })
      expect(refused.status()).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'view-as' })
      await staff.goto('/role')
      await expect(staff.getByRole('link', { name: 'BUAT BARU' })).toHaveCount(0)
      await expect(bar).toBeVisible()
      await bar.getByRole('button', { name: 'Kembali ke akun saya' }).click()
      await expect(bar).toBeHidden()
      await staff.goto('/role')
      await expect(staff.getByRole('link', { name: 'BUAT BARU' })).toBeVisible()
    } finally {
      // Ends "Lihat sebagai" (viewing the dashboard as this role), because other tests use the same session.
      await staff.request.delete(`${serverOrigin()}/api/v1/me/view-as`, {
        headers: { authorization: `Bearer ${token}` },
      })
    }
  })

  test('cannot be deleted while users have it, and the message names them', async ({ staff }) => {
    await staff.goto('/role?search=Operator')
    await staff.getByRole('link', { name: 'Operator', exact: true }).click()
    await chooseAction(staff, 'Hapus')
    const dialog = staff.getByRole('alertdialog')
    await expect(dialog).toContainText('Rina Wulandari')
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff.getByRole('alert').filter({ hasText: /pengguna/ })).toBeVisible()
    await expect(staff.getByText('Detail Hak Akses', { exact: true })).toBeVisible()
  })

  test('can be changed with the keyboard only', async ({ staff }) => {
    await staff.goto('/role/add')
    const device = staff.getByRole('group', { name: 'Perangkat', exact: true })
    await box(device, 'Semua izin Perangkat').focus()
    await staff.keyboard.press('Tab')
    await staff.keyboard.press('Space')
    await expect(device.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(staff.getByText('1 perubahan')).toBeVisible()
  })
})
