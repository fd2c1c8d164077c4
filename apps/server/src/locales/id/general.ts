export const error = {
  malformed: 'Permintaan tidak dapat dibaca.',
  signedOut: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  forbidden: 'Anda tidak punya akses untuk melakukan ini.',
  notFound: 'Data tidak ditemukan.',
  outdated: 'Data ini sudah diubah orang lain sejak Anda membukanya.',
  mediaType: 'Jenis data yang dikirim tidak didukung.',
  tooLarge: 'Data yang dikirim terlalu besar.',
  checkFields: 'Periksa kembali isian Anda.',
  tooManyAttempts: (seconds: number) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${seconds > 120 ? `${Math.ceil(seconds / 60)} menit` : `${seconds} detik`}.`,
  tooManyReads: (seconds: number) =>
    `Terlalu banyak data diminta sekaligus. Coba lagi dalam ${seconds} detik.`,
  unavailable: 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  otherKey:
    'Server ini memakai kunci rahasia yang lain dari basis datanya. Hubungi pengelola server: SECRET_KEY harus sama di semua server.',
  failed: 'Terjadi gangguan di server. Silakan coba lagi.',
  inUse: 'Data ini tidak dapat dihapus: masih dipakai data lain.',
  keyUsed: 'Kunci permintaan ini sudah dipakai untuk isian lain.',
  dashboardNotBuilt: 'Dashboard belum dibangun. Jalankan: npm run build',
}

export const field = {
  required: 'Wajib diisi.',
  tooLong: (limit: number) => `Paling banyak ${limit} karakter.`,
  invisible: 'Ada karakter yang tidak terlihat. Ketik ulang teks ini.',
  wrongForm: 'Bentuknya tidak benar.',
  noSuchChoice: 'Pilihan ini tidak ada.',
  tooSmall: (limit: number) => `Paling kecil ${limit}.`,
  tooGreat: (limit: number) => `Paling besar ${limit}.`,
  tooManyChoices: (limit: number) => `Paling banyak ${limit} pilihan.`,
  repeatedChoice: 'Tidak boleh ada pilihan yang sama.',
  wrongType: 'Jenis isian ini tidak benar.',
  unstorable: 'Berisi karakter yang tidak dapat disimpan.',
  nameRequired: 'Nama wajib diisi.',
  nameTaken: 'Nama sudah dipakai.',
  noSuchTime: 'Waktu ini tidak ada.',
  cursorUnreadable: 'Penanda ini tidak dapat dibaca.',
  cursorTooOld: 'Penanda ini sudah terlalu lama.',
  oneOwner: 'Sebutkan satu perangkat, satu kendaraan, atau satu pengendara.',
  sortedPeriod: 'Pengurutan ini memerlukan rentang waktu paling lama 93 hari.',
  period: 'Rentang waktu paling lama 32 hari dan harus berakhir setelah awalnya.',
}

export const audit = {
  exportRecorded: 'Ekspor dicatat.',
  shareRecorded: 'Pembagian dicatat.',
}
