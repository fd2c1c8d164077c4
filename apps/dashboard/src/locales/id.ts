import { id as guest } from './idGuest.ts'

/** The dashboard's own texts in Indonesian, loaded after sign-in; `@sikud/ui` and `@sikud/maps` have their own. */
export const id = {
  ...guest,
  simulatedData: 'Data simulasi',
  navigation: {
    main: 'MENU UTAMA',
    master: 'MENU MASTER',
    account: 'AKUN SAYA',
    dashboard: 'Dashboard',
    tracking: 'Pelacakan',
    report: 'Laporan',
    device: 'Perangkat',
    vehicle: 'Kendaraan',
    driver: 'Pengendara',
    user: 'Pengguna',
    role: 'Akses',
    group: 'Depo',
    audit: 'Catatan Aktivitas',
    system: 'Sistem',
    profile: 'Ubah Profile',
    password: 'Ubah Password',
    security: 'Keamanan',
    logout: 'Keluar',
  },
  crumbs: {
    account: 'Akun',
    create: 'Buat Baru',
    edit: 'Ubah',
  },
  titles: {
    ...guest.titles,
    dashboard: 'Dashboard',
    tracking: 'Pelacakan',
    report: 'Laporan',
    notification: 'Pemberitahuan',
    notificationRules: 'Atur Pemberitahuan',
    deviceList: 'Daftar Perangkat',
    deviceCreate: 'Buat Perangkat',
    deviceDetail: 'Detail Perangkat',
    deviceEdit: 'Ubah Perangkat',
    unknownDeviceList: 'Perangkat tidak dikenal',
    vehicleList: 'Daftar Kendaraan',
    vehicleCreate: 'Buat Kendaraan',
    vehicleSetup: 'Kendaraan baru',
    vehicleDetail: 'Detail Kendaraan',
    vehicleEdit: 'Ubah Kendaraan',
    driverList: 'Daftar Pengendara',
    driverCreate: 'Buat Pengendara',
    driverDetail: 'Detail Pengemudi',
    driverEdit: 'Ubah Pengendara',
    userList: 'Daftar Pengguna',
    userCreate: 'Undang Pengguna',
    userEdit: 'Ubah Pengguna',
    userDetail: 'Detail Pengguna',
    userApprove: 'Setujui Pendaftaran',
    userPassword: 'Ubah Password',
    roleList: 'Hak Akses',
    roleCreate: 'Buat Hak Akses',
    roleDetail: 'Detail Hak Akses',
    roleEdit: 'Ubah Hak Akses',
    groupList: 'Daftar Depo',
    groupCreate: 'Buat Depo',
    groupDetail: 'Detail Depo',
    groupEdit: 'Ubah Depo',
    audit: 'Catatan Aktivitas',
    system: 'Sistem',
    profile: 'Ubah Profile',
    password: 'Ubah Password',
    security: 'Keamanan',
    notFound: 'Halaman tidak ditemukan',
  },
  noAccess: {
    title: 'Anda tidak punya izin',
    viewingTitle: 'Anda sedang melihat sebagai hak akses lain',
    viewing: 'Halaman ini mengubah akun Anda sendiri. Kembali ke akun Anda dulu untuk membukanya.',
    text: (permission: string) =>
      `Halaman ini memerlukan izin “${permission}”, yang tidak Anda miliki. Mintalah kepada admin armada.`,
  },
  notFound: {
    text: 'Alamat ini tidak ada. Mungkin tautannya salah ketik atau sudah dipindahkan.',
    home: 'Ke halaman utama',
  },
  tokenDeletion: (name: string) => `Program yang memakai token "${name}" berhenti bekerja. Hapus token ini?`,
  logout: {
    title: 'Perhatian',
    text: 'Apakah Anda yakin ingin keluar?',
  },
  list: { create: 'BUAT BARU' },
  report: {
    noTripThen: 'Perjalanan pada saat itu belum selesai atau tidak tersimpan.',
    noTripThenText: 'Kalau kendaraan masih jalan, lihat posisinya di Pelacakan.',
    deletion: 'Hapus perjalanan?',
    deletionText: (trip: string, distance: string) =>
      `Perjalanan ${trip} (${distance}) hilang dari Laporan, dari jarak, dan dari jumlah perjalanan.`,
    deletionOfTracker:
      'Posisi pelacaknya tetap tersimpan. Perjalanan ini dapat dipulihkan di halaman perangkat.',
    deletionOfImport:
      'Titik-titiknya ikut terhapus dan tidak dapat dipulihkan, kecuali dengan mengimpor berkasnya lagi.',
    deletionConfirm: 'Hapus perjalanan',
    otherTrips: 'Perjalanan lain',
  },
  search: {
    label: 'Cari plat, IMEI, pengendara, halaman…',
    noneText: 'Coba kata lain, atau sebagian dari plat, IMEI, atau nama.',
    pages: 'Halaman',
    actions: 'Tindakan',
    language: (name: string) => `Ganti bahasa: ${name}`,
    openTracking: 'Buka di Pelacakan',
    record: (plate: string) => `Data kendaraan ${plate}`,
    invite: 'Undang pengguna',
    edit: 'Ubah',
    editOf: (name: string) => `Ubah ${name}`,
  },
  role: {
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
    beyond: (missing: string) => `Pengguna ini punya ${missing}.`,
  },
}

/** The type that the catalogue of every language has. */
export type Texts = typeof id
