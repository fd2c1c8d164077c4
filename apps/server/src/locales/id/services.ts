export const notification = {
  read: 'Pemberitahuan ditandai sudah dibaca.',
  deleted: 'Pemberitahuan berhasil dihapus.',
  rulesSaved: 'Aturan pemberitahuan berhasil disimpan.',
  groupRulesSaved: 'Aturan pemberitahuan depo berhasil disimpan.',
  unknownZone: 'Zona waktu ini tidak dikenal.',
  sameHours: 'Jam mulai dan jam selesai tidak boleh sama.',
  noChannel: 'Pilih saluran selain Suara, atau matikan aturan ini.',
  testTitle: 'Uji kirim',
  testBody: 'Pesan percobaan dari Atur Pemberitahuan. Tidak ada kejadian di armada.',
  testSent: 'Uji kirim terkirim kepada Anda.',
  testNoBrowser: 'Uji kirim terkirim, tetapi push belum diizinkan di peramban mana pun.',
}

export const push = {
  on: 'Pemberitahuan peramban aktif.',
  off: 'Pemberitahuan peramban tidak aktif.',
  testTitle: 'Pemberitahuan percobaan',
  testBody: 'Pemberitahuan SIKUD sampai di peramban ini.',
  testSent: 'Pemberitahuan percobaan dikirim.',
  noProvider: 'Server ini belum terhubung ke penyedia pemberitahuan.',
  notAccepted: 'Penyedia pemberitahuan belum menerima pesan. Silakan coba lagi nanti.',
  unknownBrowser: 'Peramban ini tidak lagi terdaftar. Matikan lalu nyalakan kembali pemberitahuan.',
  taken: 'Peramban ini masih terdaftar untuk pengguna lain. Minta pengguna itu keluar, lalu coba lagi.',
}

export const geocode = {
  failing: 'Layanan alamat sedang bermasalah. Silakan coba lagi nanti.',
  busy: 'Layanan alamat sedang sibuk. Silakan coba lagi sebentar lagi.',
}

export const live = {
  tooManyStreams: 'Terlalu banyak jendela yang memantau armada. Tutup sebagian dahulu.',
}

export const ingest = {
  stored: 'Posisi disimpan.',
  received: 'Posisi diterima.',
  storedExcept: (fields: string) => `Posisi disimpan, kecuali yang isiannya tidak dapat dibaca: ${fields}.`,
  tooManyPositions: 'Paling banyak 30.000 posisi dalam satu kiriman.',
  tooManyDevices: 'Paling banyak 5.000 perangkat dalam satu kiriman.',
  missing: 'Wajib diisi.',
  missingIn: (field: string) => `Isian ${field} wajib diisi.`,
  unreadable: 'Tidak dapat dibaca.',
  unreadableIn: (field: string) => `Isian ${field} tidak dapat dibaca.`,
  encrypted: 'Terenkripsi dan tidak dapat dibaca.',
  encryptedIn: (field: string) => `Isian ${field} terenkripsi dan tidak dapat dibaca.`,
}
