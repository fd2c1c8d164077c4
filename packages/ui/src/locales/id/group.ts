/** Indonesian texts about depots. */
export const group = {
  list: 'Daftar Depo',
  form: 'Data depo',
  field: 'Depo',
  several: 'Depo yang dilihat',
  all: 'Semua depo',
  allHelp: 'Melihat semua depo, juga yang dibuat kemudian.',
  fromVehicle: (name: string) => `Depo mengikuti kendaraan: ${name}.`,
  name: 'Nama',
  kind: 'Jenis',
  kinds: { region: 'Wilayah', branch: 'Cabang', depot: 'Depo' } as Record<string, string>,
  parent: 'Di bawah',
  parentHelp: 'Kosongkan untuk depo paling atas.',
  place: 'Letak',
  children: 'Depo di bawahnya',
  vehicles: 'Kendaraan',
  drivers: 'Pengendara',
  devices: 'Perangkat',
  users: 'Pengguna',
  count: (count: string) => `${count} depo`,
  counted:
    'Kendaraan, pengendara, dan perangkat dihitung bersama depo di bawahnya; pengguna hanya yang langsung ditugaskan.',
  open: (name: string) => `Buka isi ${name}`,
  close: (name: string) => `Tutup isi ${name}`,
  level: (level: string) => `tingkat ${level}`,
  openAll: 'Buka semua',
  closeAll: 'Tutup semua',
  empty: 'Belum ada depo',
  emptyText: 'Susun wilayah, cabang, dan depo Anda. Mulailah dengan BUAT BARU.',
}

export type GroupTexts = typeof group
