/** Texts about users in Indonesian. */
export const user = {
  passwordUnavailable: 'Password pengguna lain tidak dapat diubah di sini',
  passwordUnavailableText:
    'Server ini belum menyediakannya. Pengguna dapat mengubah password sendiri lewat menu Ubah Password.',
  passwordBeyond: 'Anda tidak berwenang mengubah password pengguna ini',
  beyond: (missing: string) => `Pengguna ini punya ${missing}.`,
  passwordOwn: 'Ini akun Anda sendiri',
  passwordOwnText: 'Ubah password Anda lewat menu Akun Saya. Password lama akan diminta.',
  back: 'Kembali ke pengguna',
}
