export const record = {
  actions: 'PILIHAN',
  actionsOf: (name: string) => `Pilihan untuk ${name}`,
  edit: 'Ubah',
  remove: 'Hapus',
  copy: (label: string) => `Salin ${label}`,
  copied: 'Disalin',
}
