import { expect, test } from './baseTest.ts'
import { openInside } from '../support/visit.ts'

const pages = {
  '/': 'Dashboard',
  '/tracking': 'Pelacakan',
  '/report': 'Laporan',
  '/notification': 'Pemberitahuan',
  '/device': 'Daftar Perangkat',
  '/device/add': 'Buat Perangkat',
  '/device/detail/d-1': 'Pelacak gudang',
  '/device/edit/d-1': 'Ubah Perangkat',
  '/vehicle': 'Daftar Kendaraan',
  '/vehicle/add': 'Buat Kendaraan',
  '/vehicle/detail/k-1': 'B 1234 XYZ',
  '/vehicle/edit/k-2': 'Ubah Kendaraan',
  '/driver': 'Daftar Pengendara',
  '/driver/add': 'Buat Pengendara',
  '/driver/detail/p-1': 'Sri Wahyuni',
  '/driver/edit/p-1': 'Ubah Pengendara',
  '/user': 'Daftar Pengguna',
  '/user/detail/u-1': 'Staf Penyedia',
  '/user/password/u-1': 'Ubah Password',
  '/role': 'Hak Akses',
  '/role/add': 'Buat Hak Akses',
  '/role/detail/r-1': 'Pemilik',
  '/role/edit/r-1': 'Ubah Hak Akses',
  '/account/profile': 'Ubah Profile',
  '/account/password': 'Ubah Password',
  '/device/detail/d-99': 'Data tidak ditemukan',
  '/device/detail/bukan!id': 'Halaman tidak ditemukan',
  '/tidak-ada': 'Halaman tidak ditemukan',
}

test('every page works with a base server', async ({ app }) => {
  for (const [path, title] of Object.entries(pages)) {
    await openInside(app, path)
    await expect(app.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
    await expect(app, path).toHaveTitle(`${title} · SIKUD`)
    await expect(app.getByRole('progressbar'), path).toHaveCount(0)
    await expect(app.getByRole('button', { name: 'Coba lagi' }), path).toHaveCount(0)
  }
})
