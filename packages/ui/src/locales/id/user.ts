/** Indonesian texts about users. */
export const user = {
  noun: 'pengguna',
  list: 'Daftar Pengguna',
  role: 'Hak Akses',
  name: 'Nama',
  email: 'Email',
  created: 'Dibuat',
  sameEmail: (name: string) =>
    `Alamat email ini terbaca sama dengan milik ${name}. Mintalah admin server mengganti salah satunya.`,
  noRole: 'Tidak ada',
  withoutRole: 'Tanpa hak akses',
  empty: 'no user data',
  emptyText: 'Pengguna yang terdaftar di server akan tampil di sini.',
  passwordForm: 'Password pengguna',
  passwordNew: 'Password Baru',
  passwordRepeated: 'Ulangi Password',
  passwordHelp: '8 sampai 128 karakter, bukan password yang mudah ditebak.',
  passwordNote: (name: string) => `Sesudah disimpan, ${name} perlu masuk lagi dengan password baru.`,
}

export type UserTexts = typeof user
