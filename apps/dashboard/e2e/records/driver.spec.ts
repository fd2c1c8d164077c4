import { chooseAction } from '../support/recordActions.ts'
import { expect, test } from '../support/test.ts'

test.describe('a driver', () => {
  test('is created, edited and deleted', async ({ staff }) => {
    const name = `Pengendara uji ${Math.floor(Math.random() * 1e9)}`
    await staff.goto('/driver')
    await staff.getByRole('link', { name: 'BUAT BARU' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Buat Pengendara' })).toBeVisible()
    await staff.getByLabel('Nama').fill(name)
    await staff.getByLabel('Ponsel').fill('12')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff.getByText(/Tulis nomor Indonesia/)).toBeVisible()
    await staff.getByLabel('Ponsel').fill('0812 3456 7890')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL('/driver')

    await staff.goto(`/driver?search=${encodeURIComponent(name)}`)
    await staff.getByRole('link', { name }).click()
    await expect(staff.getByText('Detail Pengemudi')).toBeVisible()
    await expect(staff).toHaveTitle(`${name} · SIKUD`)
    await chooseAction(staff, 'Ubah')
    await expect(staff.getByRole('heading', { level: 1, name: 'Ubah Pengendara' })).toBeVisible()
    await expect(staff.getByLabel('Nama')).toHaveValue(name)
    await staff.getByLabel('SIM').fill('BI Umum 1502')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL(/\/driver\/detail\/\d+$/)
    await expect(staff.getByText('BI Umum 1502')).toBeVisible()

    await chooseAction(staff, 'Hapus')
    const dialog = staff.getByRole('alertdialog')
    await expect(dialog).toContainText('Apakah anda yakin ingin menghapus data ini?')
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff).toHaveURL(`/driver?${new URLSearchParams({ search: name })}`)
    await expect(staff.getByText('Tidak ada yang cocok')).toBeVisible()
  })

  test('is not found after it was deleted', async ({ staff }) => {
    await staff.goto('/driver/edit/999999')
    await expect(staff.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  })
})
