import { listNames } from '../wording.ts'

export const auth = {
  wrong: 'Email atau password salah.',
  welcome: 'Selamat datang kembali.',
  signedOut: 'Anda sudah keluar.',
  pending: 'Pendaftaran Anda masih menunggu persetujuan admin armada.',
  unverified: 'Alamat email Anda belum terbukti. Buka tautan dalam email dari SIKUD lebih dahulu.',
}

export const password = {
  tooShort: (limit: number) => `Password paling sedikit ${limit} karakter.`,
  tooLong: (limit: number) => `Password paling banyak ${limit} karakter.`,
  common: 'Password ini terlalu mudah ditebak. Pilih yang lain.',
  different: 'Ulangi password yang sama.',
  oldWrong: 'Password lama salah.',
  changed: 'Password berhasil diubah. Silakan masuk kembali.',
}

export const session = {
  confirmFirst: 'Perlu konfirmasi password. Belum ada yang berubah.',
  passwordWrong: 'Password salah.',
  confirmed: 'Password benar.',
  ended: 'Perangkat itu sudah dikeluarkan.',
  othersEnded: 'Semua perangkat lain sudah dikeluarkan.',
  userEnded: 'Pengguna dikeluarkan dari semua perangkat.',
}

export const factor = {
  codeWrong: 'Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasi, lalu coba lagi.',
  codeNeeded: 'Masukkan kode dari aplikasi autentikator, atau kode pemulihan.',
  passwordNeeded: 'Masukkan password Anda.',
  expired: 'Waktu masuk sudah habis. Masukkan email dan password lagi.',
  alreadyOn: 'Verifikasi dua langkah sudah aktif.',
  notOn: 'Verifikasi dua langkah tidak aktif.',
  off: 'Verifikasi dua langkah dimatikan.',
  reset: 'Verifikasi dua langkah pengguna dimatikan.',
  confirmed: 'Kode benar.',
  required: 'Hak akses Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan.',
  enrolFirst: 'Hak akses Anda mewajibkan verifikasi dua langkah. Aktifkan dulu untuk melanjutkan.',
}

export const passkey = {
  off: 'Passkey belum diaktifkan di server ini.',
  refused: 'Passkey tidak dapat dipakai. Coba lagi, atau pakai cara lain.',
  known: 'Passkey ini sudah terdaftar.',
  tooMany: (limit: number) => `Paling banyak ${limit} passkey. Hapus yang tidak dipakai lagi.`,
  deleted: 'Passkey dihapus.',
  confirmed: 'Passkey benar.',
}

export const viewAs = {
  onlyViewing:
    'Anda sedang melihat sebagai hak akses lain: tidak ada yang dapat diubah. Kembali ke akun Anda dulu.',
  begun: (role: string) => `Anda melihat sebagai ${role} selama 15 menit.`,
  ended: 'Anda kembali ke akun sendiri.',
  unknownRole: 'Hak akses ini tidak ada lagi.',
}

export const token = {
  deleted: 'Token API dihapus.',
  allDeleted: 'Semua token API pengguna dihapus.',
  tooMany: (limit: number) => `Paling banyak ${limit} token API. Hapus yang tidak dipakai lagi.`,
  notGrantable: 'Ada izin yang tidak Anda miliki, atau yang tidak dapat diberikan kepada token API.',
  expiry: 'Pilih masa berlaku paling lama 365 hari dari sekarang.',
}

export const email = {
  asked: (address: string) => `Email konfirmasi akan dikirim ke ${address}.`,
  askedBoth: (address: string) =>
    `Email konfirmasi akan dikirim ke ${address} dan ke alamat lama. Buka tautan di kedua email itu.`,
  same: 'Ini alamat email Anda sekarang.',
  noMail: 'Server ini belum dapat mengirim email. Mintalah admin armada mengubah alamat email Anda.',
  withdrawn: 'Perubahan alamat email dibatalkan.',
  changed: 'Alamat email berhasil diubah. Mulai sekarang masuklah dengan alamat baru.',
  oneLeft: 'Terima kasih. Alamat berubah setelah tautan di email satunya juga dibuka.',
  taken: 'Alamat ini sudah dipakai akun lain. Pilih alamat lain di halaman Keamanan.',
  invalid: 'Tautan ini tidak berlaku lagi. Ulangi perubahan alamat di halaman Keamanan.',
}

export const profile = {
  saved: 'Profil berhasil disimpan.',
  province: 'Provinsi ini tidak ada.',
  regency: 'Kota/Kabupaten ini tidak ada di provinsi itu.',
  district: 'Kecamatan ini tidak ada di kota/kabupaten itu.',
  village: 'Kelurahan ini tidak ada di kecamatan itu.',
}

export const role = {
  systemType: 'Sistem',
  created: 'Hak akses berhasil dibuat.',
  changed: 'Hak akses berhasil diubah.',
  deleted: 'Hak akses berhasil dihapus.',
  inUse: (names: string[], more: number) =>
    `Hak akses ini tidak dapat dihapus: masih dipakai ${names.length > 0 ? `pengguna ${listNames(names, more, (rest) => `dan ${rest} lainnya`)}` : 'data di luar akses Anda'}.`,
  nameTaken: 'Nama hak akses ini sudah dipakai.',
  unknownPermission: 'Ada izin yang tidak dikenal.',
  isSystem: 'Hak akses sistem selalu memuat semua izin: tidak dapat diubah atau dihapus.',
  ownAccount: 'Akun sendiri diatur lewat menu Akun Saya: Ubah Profile dan Ubah Password.',
  userHasMore: (names: string) => `Pengguna ini punya izin yang tidak Anda miliki: ${names}.`,
  roleHasMore: (names: string) => `Hak akses ini memuat izin yang tidak Anda miliki: ${names}.`,
  lastEditor: 'Harus ada setidaknya satu pengguna yang dapat mengubah hak akses.',
  usedElsewhere:
    'Hak akses ini juga dipakai pengguna di luar depo Anda. Mintalah admin yang melihat semua depo itu, atau buat salinannya.',
}

export const link = {
  accepted: 'Password berhasil dibuat. Silakan masuk.',
  invalid: 'Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada admin armada.',
  setUp: 'Akun administrator berhasil dibuat. Silakan masuk.',
}

export const user = {
  created: 'Pengguna berhasil dibuat.',
  changed: 'Pengguna berhasil diubah.',
  deleted: 'Pengguna berhasil dihapus.',
  disabled: 'Pengguna dinonaktifkan dan dikeluarkan dari semua perangkat.',
  enabled: 'Pengguna diaktifkan kembali.',
  emailWrong: 'Alamat email tidak benar.',
  emailTaken: 'Alamat email ini sudah dipakai.',
  noSuchRole: 'Hak akses ini tidak ada.',
  notInvited: 'Pengguna ini tidak sedang menunggu undangan.',
  notActive: 'Pengguna ini tidak aktif.',
  disableFirst: 'Nonaktifkan pengguna ini sebelum menghapusnya.',
  lastAdministrator: 'Harus ada setidaknya satu administrator yang aktif.',
  withdrawn: (names: string[], more: number, tokens: number) =>
    [
      names.length > 0 &&
        `Tautan untuk ${listNames(names, more, (rest) => `dan ${rest} lainnya`)} dibatalkan, karena pembuatnya tidak lagi berwenang.`,
      tokens > 0 && `${tokens} token API kehilangan akses yang tidak lagi dimiliki pemiliknya.`,
    ]
      .filter(Boolean)
      .join(' '),
  choosesOwnPassword: 'Password hanya dibuat oleh pemilik akun. Buatkan tautan untuknya.',
}
