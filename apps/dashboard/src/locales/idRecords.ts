/** Texts about records in Indonesian. */
export const records = {
  device: {
    confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
    attachedTo: (names: string) => `Perangkat ini dipakai oleh ${names}.`,
    ofVehicle: (plate: string) => `kendaraan ${plate}`,
    ofDriver: (name: string) => `pengendara ${name}`,
    and: ' dan ',
  },
  driver: {
    confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
    attached: (names: string) => `Pengendara ini memegang perangkat ${names}.`,
  },
  role: {
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
  },
  user: {
    passwordUnavailable: 'Password pengguna lain tidak dapat diubah di sini',
    passwordUnavailableText:
      'Server ini belum menyediakannya. Pengguna dapat mengubah password sendiri lewat menu Ubah Password.',
    passwordBeyond: 'Anda tidak berwenang mengubah password pengguna ini',
    beyond: (missing: string) => `Pengguna ini punya ${missing}.`,
    passwordOwn: 'Ini akun Anda sendiri',
    passwordOwnText: 'Ubah password Anda lewat menu Akun Saya. Password lama akan diminta.',
    back: 'Kembali ke pengguna',
  },
  vehicle: {
    confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
    attached: (names: string) => `Kendaraan ini memakai perangkat ${names}.`,
  },
}
