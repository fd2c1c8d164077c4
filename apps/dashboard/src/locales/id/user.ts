/** Texts about users in Indonesian. */
export const user = {
  passwordUnavailable: 'Password pengguna lain tidak dapat diubah di sini',
  passwordUnavailableText:
    'Server ini belum menyediakannya. Pengguna dapat mengubah password sendiri lewat menu Ubah Password.',
  back: 'Kembali ke pengguna',
}
