import { listNames } from '../wording.ts'

export const auth = {
  wrong: 'Email atau password salah.',
  welcome: 'Selamat datang kembali.',
  signedOut: 'Anda sudah keluar.',
}

export const password = {
  tooShort: (limit: number) => `Password paling sedikit ${limit} karakter.`,
  tooLong: (limit: number) => `Password paling banyak ${limit} karakter.`,
  common: 'Password ini terlalu mudah ditebak. Pilih yang lain.',
  different: 'Ulangi password yang sama.',
  oldWrong: 'Password lama salah.',
  changed: 'Password berhasil diubah. Silakan masuk kembali.',
  setForUser: 'Password pengguna berhasil diubah.',
}

export const profile = {
  saved: 'Profil berhasil disimpan.',
  province: 'Provinsi ini tidak ada.',
  regency: 'Kota/Kabupaten ini tidak ada di provinsi itu.',
  district: 'Kecamatan ini tidak ada di kota/kabupaten itu.',
  village: 'Kelurahan ini tidak ada di kecamatan itu.',
}

export const role = {
  created: 'Hak akses berhasil dibuat.',
  changed: 'Hak akses berhasil diubah.',
  deleted: 'Hak akses berhasil dihapus.',
  inUse: (names: string[], more: number) =>
    `Hak akses ini tidak dapat dihapus: masih dipakai pengguna ${listNames(names, more, (rest) => `dan ${rest} lainnya`)}.`,
  nameTaken: 'Nama hak akses ini sudah dipakai.',
  unknownPermission: 'Ada izin yang tidak dikenal.',
  isSystem: 'Hak akses sistem selalu memuat semua izin: tidak dapat diubah atau dihapus.',
  ownAccount: 'Akun sendiri diatur lewat menu Akun Saya: Ubah Profile dan Ubah Password.',
  userHasMore: (names: string) => `Pengguna ini punya izin yang tidak Anda miliki: ${names}.`,
  roleHasMore: (names: string) => `Hak akses ini memuat izin yang tidak Anda miliki: ${names}.`,
  lastEditor: 'Harus ada setidaknya satu pengguna yang dapat mengubah hak akses.',
}
