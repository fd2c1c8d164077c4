import { device } from './id/device.ts'
import { driver } from './id/driver.ts'
import { profile } from './id/profile.ts'
import { report } from './id/report.ts'
import { role } from './id/role.ts'
import { search } from './id/search.ts'
import { selfService } from './id/selfService.ts'
import { user } from './id/user.ts'
import { vehicle } from './id/vehicle.ts'

/** The dashboard's own texts in Indonesian; the kit and the maps bring theirs. */
export const id = {
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
    profile: 'Ubah Profile',
    password: 'Ubah Password',
    logout: 'Keluar',
  },
  crumbs: {
    account: 'Akun',
    create: 'Buat Baru',
    edit: 'Ubah',
  },
  titles: {
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
    vehicleDetail: 'Detail Kendaraan',
    vehicleEdit: 'Ubah Kendaraan',
    driverList: 'Daftar Pengendara',
    driverCreate: 'Buat Pengendara',
    driverDetail: 'Detail Pengemudi',
    driverEdit: 'Ubah Pengendara',
    userList: 'Daftar Pengguna',
    userDetail: 'Detail Pengguna',
    userPassword: 'Ubah Password',
    roleList: 'Hak Akses',
    roleCreate: 'Buat Hak Akses',
    roleDetail: 'Detail Hak Akses',
    roleEdit: 'Ubah Hak Akses',
    profile: 'Ubah Profile',
    password: 'Ubah Password',
    login: 'Masuk',
    register: 'Daftar Akun',
    forgotPassword: 'Lupa Password',
    recover: 'Pemulihan Akun',
    notFound: 'Halaman tidak ditemukan',
    recordNotFound: 'Data tidak ditemukan',
  },
  notFound: {
    text: 'Alamat ini tidak ada. Mungkin tautannya salah ketik atau sudah dipindahkan.',
    recordText: 'Data yang Anda cari tidak ada. Mungkin sudah dihapus atau tautannya keliru.',
    home: 'Ke halaman utama',
    back: 'Ke daftar',
  },
  crash: {
    title: 'Halaman ini gagal ditampilkan',
    text: 'Terjadi kesalahan di halaman ini. Menu lainnya tetap dapat dipakai; muat ulang untuk mencoba lagi.',
    staleTitle: 'Bagian halaman tidak dapat dimuat',
    staleText: 'Koneksi terputus, atau ada versi baru. Muat ulang untuk melanjutkan.',
    offlineTitle: 'Tidak ada koneksi',
    offlineText: 'Halaman ini belum tersimpan di peramban. Halaman terbuka sendiri begitu koneksi kembali.',
    reload: 'Muat ulang',
    close: 'Tutup',
  },
  account: {
    loadFailed: 'Data akun tidak dapat dimuat',
    retry: 'Coba lagi',
  },
  logout: {
    title: 'Perhatian',
    text: 'Apakah Anda yakin ingin keluar?',
  },
  unsaved: {
    text: 'Perubahan belum disimpan. Tinggalkan halaman ini?',
    leave: 'Tinggalkan',
    stay: 'Batal',
  },
  outdated: {
    detail: 'Muat ulang mengambil isi terbaru dan menyisakan isian yang Anda ubah.',
    cancel: 'Muat ulang',
    confirm: 'Timpa',
  },
  deleted: {
    text: 'Data ini sudah dihapus orang lain. Isian Anda masih ada.',
    anew: 'Buat baru dengan isian ini',
    before: 'Data ini sudah dihapus sebelumnya.',
  },
  uncertain: {
    text: 'Jawaban server tidak diterima. Data ini mungkin sudah tersimpan.',
    safe: 'Isian yang sama aman disimpan lagi: tidak akan tercatat dua kali.',
    unsafe: 'Periksa daftar dulu sebelum menyimpan lagi, supaya tidak tercatat dua kali.',
    look: 'Lihat daftar',
  },
  openIt: 'Buka',
  draft: {
    text: 'Isian Anda yang belum tersimpan masih ada.',
    restore: 'Pulihkan',
    discard: 'Buang',
  },
  storage: {
    blocked: 'Peramban menolak penyimpanan: Anda perlu masuk lagi setelah tab ini ditutup.',
  },
  signedIn: 'Anda berhasil masuk.',
  expired: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  saved: 'Data berhasil disimpan.',
  list: { create: 'BUAT BARU' },
  device,
  driver,
  profile,
  report,
  role,
  search,
  selfService,
  user,
  vehicle,
}

/** The shape that every language fills. */
export type Texts = typeof id
