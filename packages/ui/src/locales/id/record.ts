export const record = {
  actions: 'PILIHAN',
  edit: 'Ubah',
  remove: 'Hapus',
  copy: (label: string) => `Salin ${label}`,
  copied: 'Disalin',
}
