/** Texts about roles and their permissions in Indonesian. */
export const role = {
  confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
  held: (names: string, others: number) =>
    `Hak akses ini dimiliki ${names}${others > 0 ? ` dan ${others} pengguna lain` : ''}.`,
  readOnly: 'Hak akses ini hanya dapat dilihat',
  system: 'Hak akses sistem selalu memuat semua izin: tidak dapat diubah atau dihapus.',
  beyond: (missing: string) => `Hak akses ini memuat ${missing}.`,
  missing: (names: string, others: number) => {
    if (names === '') return `${others} izin yang tidak Anda miliki`
    return `izin yang tidak Anda miliki: ${names}${others > 0 ? ` dan ${others} lainnya` : ''}`
  },
  back: 'Kembali ke hak akses',
}
