import { simulatedTexts } from '../../status/fleetStatus.ts'

export const list = {
  search: 'Cari di daftar',
  clearSearch: 'Hapus pencarian',
  columns: 'Kolom',
  resetColumns: 'Kembalikan bawaan',
  filters: 'Saring',
  removeFilter: (label: string) => `Hapus saringan ${label}`,
  rowActions: 'Pilihan',
  loading: 'Memuat data…',
  total: (total: string, noun: string) => `${total} ${noun}`,
  matching: (shown: string, total: string, noun: string) => `${shown} dari ${total} ${noun}`,
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total}`,
  pages: 'Halaman daftar',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  unreadable: (rows: string) => `${rows} baris tidak dapat ditampilkan.`,
  noResultsTitle: 'Tidak ada yang cocok',
  noResultsText: 'Coba kata lain, atau hapus pencarian dan saringan.',
  showAll: 'Tampilkan semua',
  exportCsv: 'Ekspor CSV',
  exported: (rows: string, file: string) => `${rows} baris diekspor ke ${file}.`,
  exportFailed: 'Ekspor gagal. Muat ulang halaman, lalu coba lagi.',
}

export const grid = {
  noRows: 'Tidak ada baris',
  noResults: 'Tidak ada hasil',
  noColumns: 'Tidak ada kolom',
  manageColumns: 'Atur kolom',
  sort: 'Urutkan',
  sortAscending: 'Urutkan naik',
  sortDescending: 'Urutkan turun',
  unsort: 'Batalkan urutan',
  columnMenu: (column: string) => `Menu kolom ${column}`,
  hideColumn: 'Sembunyikan kolom',
  yes: 'ya',
  no: 'tidak',
  expand: 'Bentangkan',
  collapse: 'Ciutkan',
  more: 'lainnya',
  rowsPerPage: 'Baris per halaman:',
  firstPage: 'Ke halaman pertama',
  lastPage: 'Ke halaman terakhir',
}

export const form = {
  save: 'SIMPAN',
  saving: 'MENYIMPAN...',
  wait: (seconds: number) => `TUNGGU ${seconds} DTK`,
  back: 'KEMBALI',
  choose: 'Pilih…',
  clear: 'Kosongkan pilihan',
  open: 'Buka pilihan',
  close: 'Tutup pilihan',
  loadingOptions: 'Memuat pilihan…',
  choicesFailed: 'Pilihan tidak dapat dimuat.',
  choiceLost: 'Pilihan semula sudah tidak ada. Pilih yang lain bila perlu.',
  noOptions: 'Tidak ada pilihan yang cocok',
  showPassword: 'Tampilkan password',
  hidePassword: 'Sembunyikan password',
  faults: {
    required: 'Wajib diisi.',
    imei: 'IMEI terdiri dari 14 sampai 16 angka.',
    email: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.',
    phone: 'Tulis nomor Indonesia, misalnya 0812-3456-7890 atau +62 812-3456-7890.',
    plate: 'Tulis nomor polisi seperti B 1234 ABC.',
    year: 'Tulis tahun empat angka yang masuk akal, misalnya 2021.',
    passwordShort: 'Password paling sedikit 8 karakter.',
    passwordLong: 'Password paling banyak 128 karakter.',
    equal: 'Kedua isian belum sama.',
  },
  luhnWarning: 'Angka pemeriksa IMEI ini tidak cocok. Periksa lagi, atau simpan bila memang begitu.',
}

export const record = {
  actions: 'PILIHAN',
  actionsOf: (name: string) => `Pilihan untuk ${name}`,
  edit: 'Ubah',
  remove: 'Hapus',
  copy: (label: string) => `Salin ${label}`,
  copied: 'Disalin',
}

export const state = {
  loading: 'Memuat…',
  retry: 'Coba lagi',
  failed: 'Data tidak dapat dimuat',
  wooops: 'Wooops',
  notFound: 'Data tidak ditemukan',
  notFoundMessage: 'Alamatnya mungkin salah, atau datanya sudah dihapus.',
  back: 'Kembali',
  simulated: simulatedTexts.id,
  simulatedHint: 'Data ini disimulasikan, bukan dari perangkat sungguhan.',
}

export const shell = {
  product: 'SIKUD',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  collapse: 'Ciutkan menu',
  expand: 'Lebarkan menu',
  navigation: 'Menu',
  skip: 'Lewati ke isi halaman',
  search: 'Cari plat, IMEI, pengendara, halaman…',
  darkTheme: 'Tema gelap',
  lightTheme: 'Tema terang',
  account: 'Akun',
  noUser: 'Memuat akun',
  noRole: 'Tidak ada',
  language: 'Bahasa',
  timeZone: 'Zona waktu',
  browserZone: (zone: string) => `Zona peramban (${zone})`,
  logout: 'Keluar',
  footer: 'Sistem Informasi Kendali Unit Digital, © 2025 All Rights Reserved.',
}

export const page = { breadcrumb: 'Jejak halaman', actions: 'Tindakan lain' }

export const confirm = {
  title: 'Perhatian',
  text: 'Apakah anda yakin ingin menghapus data ini?',
  confirm: 'Lanjutkan',
  cancel: 'Batal',
}

export const toast = { region: 'Pesan', close: 'Tutup pemberitahuan' }
