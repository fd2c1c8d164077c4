/** The texts of the public pages and of error messages, in Indonesian; they load before sign-in. */
export const id = {
  titles: {
    login: 'Masuk',
    register: 'Daftar Akun',
    forgotPassword: 'Lupa Password',
    recover: 'Pemulihan Akun',
    invitation: 'Buat Password',
    verifyEmail: 'Konfirmasi Email',
    setUp: 'Administrator Pertama',
  },
  crash: {
    title: 'Halaman ini gagal ditampilkan',
    text: 'Terjadi kesalahan di halaman ini. Menu lainnya tetap dapat dipakai; muat ulang untuk mencoba lagi.',
    staleTitle: 'Bagian halaman tidak dapat dimuat',
    staleText: 'Koneksi terputus, atau ada versi baru. Muat ulang untuk melanjutkan.',
    offlineTitle: 'Tidak ada koneksi',
    offlineText: 'Halaman ini belum tersimpan di peramban. Halaman terbuka sendiri begitu koneksi kembali.',
    reload: 'Muat ulang',
    olderServer:
      'Server ini memakai versi yang lebih lama daripada halaman ini, jadi sebagian halaman bisa gagal. Hubungi admin server Anda.',
    close: 'Tutup',
  },
  account: {
    loadFailed: 'Data akun tidak dapat dimuat',
    retry: 'Coba lagi',
  },
  storage: {
    blocked: 'Peramban menolak penyimpanan: Anda perlu masuk lagi setelah tab ini ditutup.',
  },
  received: 'Permintaan Anda diterima.',
  passwordSet: 'Password berhasil dibuat. Silakan masuk.',
  signedIn: 'Anda berhasil masuk.',
  expired: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  passkey: {
    cancelled: 'Passkey dibatalkan, atau waktunya habis. Coba lagi.',
    known: 'Perangkat ini sudah punya passkey untuk akun Anda.',
    address: 'Passkey tidak dapat dipakai di alamat ini.',
    failed: 'Perangkat ini tidak dapat memakai passkey.',
  },
  selfService: {
    signUpClosed:
      'Pendaftaran belum tersedia di server ini, jadi isian Anda tidak dikirim. Hubungi admin armada Anda untuk mendapatkan akun.',
  },
}

/** The type that the catalogue of every language has. */
export type GuestTexts = typeof id
