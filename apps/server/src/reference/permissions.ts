export interface PermissionDefinition {
  id: number
  code: string
  name: string
}

export interface AccessGroupDefinition {
  id: number
  name: string
  description: string
  permissions: PermissionDefinition[]
}

/** All permissions, in the order of the menu. Never change an id, because roles refer to it. */
export const accessGroups: AccessGroupDefinition[] = [
  {
    id: 1,
    name: 'Pelacakan',
    description: 'Posisi kendaraan di peta',
    permissions: [{ id: 1, code: 'position.view', name: 'Lihat posisi terakhir' }],
  },
  {
    id: 2,
    name: 'Laporan',
    description: 'Riwayat perjalanan dan pemutarannya',
    permissions: [
      { id: 2, code: 'session.list', name: 'Lihat riwayat perjalanan' },
      { id: 48, code: 'trip.delete', name: 'Hapus dan pulihkan perjalanan' },
    ],
  },
  {
    id: 3,
    name: 'Perangkat',
    description: 'Alat pelacak dan pemasangannya',
    permissions: [
      { id: 3, code: 'device.list', name: 'Lihat daftar perangkat' },
      { id: 4, code: 'device.view', name: 'Lihat detail perangkat' },
      { id: 5, code: 'device.create', name: 'Buat perangkat' },
      { id: 6, code: 'device.update', name: 'Ubah perangkat' },
      { id: 7, code: 'device.delete', name: 'Hapus perangkat' },
    ],
  },
  {
    id: 4,
    name: 'Kendaraan',
    description: 'Kendaraan armada, merk dan jenisnya',
    permissions: [
      { id: 8, code: 'vehicle.list', name: 'Lihat daftar kendaraan' },
      { id: 9, code: 'vehicle.view', name: 'Lihat detail kendaraan' },
      { id: 10, code: 'vehicle.create', name: 'Buat kendaraan' },
      { id: 11, code: 'vehicle.update', name: 'Ubah kendaraan' },
      { id: 12, code: 'vehicle.delete', name: 'Hapus kendaraan' },
    ],
  },
  {
    id: 5,
    name: 'Pengendara',
    description: 'Orang yang mengemudikan kendaraan',
    permissions: [
      { id: 13, code: 'driver.list', name: 'Lihat daftar pengendara' },
      { id: 14, code: 'driver.view', name: 'Lihat detail pengendara' },
      { id: 15, code: 'driver.create', name: 'Buat pengendara' },
      { id: 16, code: 'driver.update', name: 'Ubah pengendara' },
      { id: 17, code: 'driver.delete', name: 'Hapus pengendara' },
    ],
  },
  {
    id: 6,
    name: 'Pengguna',
    description: 'Orang yang masuk ke aplikasi ini',
    permissions: [
      { id: 18, code: 'user.list', name: 'Lihat daftar pengguna' },
      { id: 19, code: 'user.view', name: 'Lihat detail pengguna' },
      { id: 26, code: 'user.create', name: 'Undang pengguna' },
      { id: 27, code: 'user.update', name: 'Ubah pengguna' },
      { id: 28, code: 'user.disable', name: 'Nonaktifkan pengguna' },
      { id: 29, code: 'user.delete', name: 'Hapus pengguna' },
      { id: 20, code: 'user.password', name: 'Pulihkan akun pengguna' },
      { id: 32, code: 'user.approve', name: 'Setujui pendaftaran' },
      { id: 33, code: 'user.session', name: 'Akhiri sesi dan token pengguna' },
      { id: 34, code: 'user.factor', name: 'Matikan verifikasi dua langkah pengguna' },
    ],
  },
  {
    id: 7,
    name: 'Hak Akses',
    description: 'Peran pengguna dan apa yang diizinkan',
    permissions: [
      { id: 21, code: 'role.list', name: 'Lihat daftar hak akses' },
      { id: 22, code: 'role.view', name: 'Lihat detail hak akses' },
      { id: 23, code: 'role.create', name: 'Buat hak akses' },
      { id: 24, code: 'role.update', name: 'Ubah hak akses' },
      { id: 25, code: 'role.delete', name: 'Hapus hak akses' },
    ],
  },
  {
    id: 9,
    name: 'Depo',
    description: 'Cabang dan depo: siapa melihat armada yang mana',
    permissions: [
      { id: 40, code: 'group.list', name: 'Lihat daftar depo' },
      { id: 41, code: 'group.view', name: 'Lihat detail depo' },
      { id: 42, code: 'group.create', name: 'Buat depo' },
      { id: 43, code: 'group.update', name: 'Ubah depo' },
      { id: 44, code: 'group.delete', name: 'Hapus depo' },
    ],
  },
  {
    id: 8,
    name: 'Catatan Aktivitas',
    description: 'Siapa mengubah apa, dan siapa melihat data siapa',
    permissions: [
      { id: 30, code: 'audit.view', name: 'Lihat catatan aktivitas' },
      { id: 31, code: 'access.view', name: 'Lihat siapa yang melihat data pengendara' },
    ],
  },
  {
    id: 10,
    name: 'Sistem',
    description: 'Keadaan server: basis data, antrean, cadangan',
    permissions: [{ id: 50, code: 'system.view', name: 'Lihat keadaan sistem' }],
  },
]

export const permissionCodes = accessGroups.flatMap(({ permissions }) => permissions.map(({ code }) => code))
