/** Texts about roles and their permissions in Indonesian. */
export const role = {
  confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
  held: (names: string, others: number) =>
    `Hak akses ini dimiliki ${names}${others > 0 ? ` dan ${others} pengguna lain` : ''}.`,
}
