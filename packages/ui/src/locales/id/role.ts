/** Indonesian texts about roles and their permissions. */
export const role = {
  noun: 'hak akses',
  list: 'Hak Akses',
  form: 'Data hak akses',
  name: 'Akses',
  type: 'Jenis',
  description: 'Deskripsi',
  descriptionHelp: 'Untuk siapa hak akses ini.',
  empty: 'no access data',
  emptyText: 'Belum ada hak akses. Tambahkan yang pertama dengan BUAT BARU.',
  permissions: 'Izin',
  granted: 'Diberikan',
  notGranted: 'Tidak diberikan',
  grantedOf: (count: string, all: string) => `${count} dari ${all} diberikan`,
  wholeGroup: (group: string) => `Semua izin ${group}`,
  changed: 'Diubah',
  changes: (count: string) => `${count} perubahan`,
  onlyChanged: 'Hanya yang diubah',
  search: 'Cari izin',
  noGroups: 'Belum ada izin yang dapat diberikan.',
  noChanges: 'Belum ada yang diubah.',
  noMatch: 'Tidak ada izin yang cocok.',
  unlisted: (count: string) => `${count} izin lain tidak tercantum di sini dan tetap disimpan.`,
  locked: 'Izin bertanda gembok tidak Anda miliki, jadi tidak dapat Anda berikan atau cabut.',
  unknownGrants: 'Server tidak menyebutkan izin hak akses ini.',
}

export type RoleTexts = typeof role
