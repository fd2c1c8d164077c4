'use client'

import { createTexts } from '../locales/createTexts.ts'

const list = {
  search: 'Cari di daftar',
  clearSearch: 'Hapus pencarian',
  columns: 'Kolom',
  resetColumns: 'Kembalikan bawaan',
  arrangeColumns: 'Susun kolom…',
  columnOrder: 'Susunan kolom',
  place: 'Urutan',
  width: 'Lebar',
  closeColumnOrder: 'Selesai',
  moveUp: (column: string) => `Pindahkan ${column} ke atas`,
  moveDown: (column: string) => `Pindahkan ${column} ke bawah`,
  moved: (column: string, place: string, count: string) => `${column}: urutan ${place} dari ${count}`,
  narrower: (column: string) => `Persempit ${column}`,
  wider: (column: string) => `Perlebar ${column}`,
  density: 'Kerapatan baris',
  densities: { compact: 'Rapat', standard: 'Standar', comfortable: 'Longgar' },
  filters: 'Saring',
  removeFilter: (label: string) => `Hapus saringan ${label}`,
  rowActions: 'Pilihan',
  peek: 'Lihat sekilas',
  peekKeys: '↑ ↓ baris lain',
  openPeeked: 'Buka',
  closePeek: 'Tutup',
  selected: (count: string, noun: string) => `${count} ${noun} dipilih`,
  selectAll: (count: string, noun: string) => `Pilih semua ${count} ${noun}`,
  selectRow: (name: string) => `Pilih ${name}`,
  selectRows: 'Pilih baris',
  clearSelection: 'Batalkan pilihan',
  onlySeenPages: 'Hanya baris dari halaman yang sudah dibuka yang dapat dipilih.',
  selectionActions: 'Tindakan untuk baris yang dipilih',
  loading: 'Memuat data…',
  total: (total: string, noun: string) => `${total} ${noun}`,
  found: (count: string, noun: string) => `${count} ${noun} cocok`,
  matching: (shown: string, total: string, noun: string) => `${shown} dari ${total} ${noun}`,
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total}`,
  pages: 'Halaman daftar',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  unreadable: (rows: string) => `${rows} baris tidak dapat ditampilkan.`,
  noResultsTitle: 'Tidak ada yang cocok',
  noResultsText: 'Coba kata lain, atau hapus pencarian dan saringan.',
  showAll: 'Tampilkan semua',
  export: 'Ekspor',
  exportSelected: 'Ekspor terpilih',
  exportAs: { xlsx: 'Ekspor Excel', csv: 'Ekspor CSV' },
  exportSheet: {
    name: 'Keterangan',
    what: 'Isi',
    exportedAt: 'Diekspor',
    timeZone: 'Zona waktu',
    rows: 'Jumlah baris',
    search: 'Pencarian',
    filters: 'Saringan',
    selection: 'Pilihan',
    onlySelected: 'hanya baris yang dipilih',
    sort: 'Urutan',
    ascending: (column: string) => `${column}, naik`,
    descending: (column: string) => `${column}, turun`,
  },
  exported: (rows: string, file: string) => `${rows} baris diekspor ke ${file}.`,
  exportFailed: 'Ekspor gagal. Muat ulang halaman, lalu coba lagi.',
}

const grid = {
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
  selection: 'Kotak centang baris',
  selectPage: 'Pilih semua baris di halaman ini',
  unselectPage: 'Batalkan pilihan di halaman ini',
  selectRow: 'Pilih baris',
  unselectRow: 'Batalkan pilihan baris',
  firstPage: 'Ke halaman pertama',
  lastPage: 'Ke halaman terakhir',
}

const form = {
  save: 'SIMPAN',
  saving: 'MENYIMPAN...',
  again: 'SIMPAN DAN BUAT LAGI',
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
    email: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.',
    phone: 'Tulis nomor Indonesia, misalnya 0812-3456-7890 atau +62 812-3456-7890.',
    label: 'Ada karakter yang tidak terlihat. Ketik ulang teks ini.',
    passwordShort: 'Password paling sedikit 8 karakter.',
    passwordLong: 'Password paling banyak 128 karakter.',
    equal: 'Kedua isian belum sama.',
  },
}

const formParts = {
  rules: {
    pattern: 'Isian belum sesuai.',
    minLength: (count: string) => `Paling sedikit ${count} karakter.`,
    maxLength: (count: string) => `Paling banyak ${count} karakter.`,
    minimum: (value: string) => `Paling kecil ${value}.`,
    maximum: (value: string) => `Paling besar ${value}.`,
    multipleOf: (value: string) => `Harus kelipatan ${value}.`,
    whole: 'Isi dengan bilangan bulat.',
    number: 'Isi dengan angka, misalnya 1250,5.',
    between: (least: string, most: string) => `Isi dengan angka dari ${least} sampai ${most}.`,
    wholeBetween: (least: string, most: string) => `Isi dengan bilangan bulat dari ${least} sampai ${most}.`,
    date: 'Tanggal belum lengkap atau tidak ada.',
    earliest: (day: string) => `Paling awal ${day}.`,
    latest: (day: string) => `Paling akhir ${day}.`,
  },
  file: {
    choose: 'Pilih berkas, atau seret ke sini',
    chooseSeveral: 'Pilih beberapa berkas, atau seret ke sini',
    types: (types: string) => `Jenis: ${types}.`,
    size: (size: string) => `Ukuran paling besar ${size} per berkas.`,
    count: (count: string) => `Paling banyak ${count} berkas.`,
    remove: (name: string) => `Hapus ${name}`,
    chosen: (label: string) => `${label}: berkas terpilih`,
    wrongType: (name: string, types: string) => `${name} tidak dapat dipakai. Pilih berkas ${types}.`,
    tooLarge: (name: string, size: string, limit: string) =>
      `${name} terlalu besar (${size}). Pilih berkas paling besar ${limit}.`,
    tooMany: (name: string, count: string) => `${name} tidak ditambahkan. Paling banyak ${count} berkas.`,
  },
  rows: {
    row: (number: string) => `Baris ${number}`,
    add: 'Tambah baris',
    remove: (row: string) => `Hapus ${row}`,
    removed: (row: string) => `${row} dihapus.`,
    undo: 'Urungkan',
    fewest: (count: string) => `Isi paling sedikit ${count} baris.`,
    most: (count: string) => `Paling banyak ${count} baris.`,
  },
}

const record = {
  openIt: 'Buka',
  undo: { label: 'Urungkan', question: 'Urungkan perubahan ini?' },
  saved: 'Data berhasil disimpan.',
  exports: {
    offline: 'Dibatalkan: server tidak dapat dihubungi, padahal data yang keluar harus dicatat lebih dulu.',
    refused: (reason: string) => `Dibatalkan, karena tidak dapat dicatat. ${reason}`,
  },
  actions: 'PILIHAN',
  actionsOf: (name: string) => `Pilihan untuk ${name}`,
  edit: 'Ubah',
  remove: 'Hapus',
  copy: (label: string) => `Salin ${label}`,
  copied: 'Disalin',
  missing: 'Data yang Anda cari tidak ada. Mungkin sudah dihapus atau tautannya keliru.',
  toList: 'Ke daftar',
  draft: {
    text: 'Lanjutkan isian tadi?',
    textAt: (time: string) => `Lanjutkan isian tadi? Diketik ${time}, belum disimpan.`,
    changed: 'Data ini sudah diubah orang lain sejak itu.',
    restore: 'Lanjutkan',
    discard: 'Buang',
  },
  unsaved: {
    text: 'Perubahan belum disimpan. Tinggalkan halaman ini?',
    cancel: 'Tetap di sini',
    confirm: 'Tinggalkan',
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
}

const state = {
  loading: 'Memuat…',
  retry: 'Coba lagi',
  failed: 'Data tidak dapat dimuat',
  wooops: 'Wooops',
  notFound: 'Data tidak ditemukan',
  notFoundMessage: 'Alamatnya mungkin salah, atau datanya sudah dihapus.',
  back: 'Kembali',
}

const shell = {
  product: 'SIKUD',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  collapse: 'Ciutkan menu',
  expand: 'Lebarkan menu',
  navigation: 'Menu',
  skip: 'Lewati ke isi halaman',
  offlineSince: (time: string) => `Tidak ada koneksi sejak ${time}.`,
  lastData: (time: string) => `Data terakhir ${time}.`,
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

const page = { breadcrumb: 'Jejak halaman', actions: 'Tindakan lain' }

const confirm = {
  title: 'Perhatian',
  text: 'Apakah anda yakin ingin menghapus data ini?',
  confirm: 'Lanjutkan',
  cancel: 'Batal',
}

const toast = { region: 'Pesan', close: 'Tutup pemberitahuan' }

export const id = { list, grid, form, formParts, record, state, shell, page, confirm, toast }

export type KitTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues extends KitTexts {}
}

/* @__NO_SIDE_EFFECTS__ */
function english<Name extends keyof KitTexts>(name: Name) {
  return async () => ({ en: (await import('./texts.en.ts')).en[name] })
}

/** Returns the texts of lists, with their search and filters. */
export const useListTexts = createTexts('list', list, english('list'))

/** Returns the texts of the grid. */
export const useGridTexts = createTexts('grid', grid, english('grid'))

/** Returns the texts of forms. */
export const useFormTexts = createTexts('form', form, english('form'))

/** Returns the texts of the fields and parts of forms in `@sikud/ui/form-parts`. */
export const useFormPartsTexts = createTexts('formParts', formParts, english('formParts'))

/** Returns the texts of the pages and forms of a record, also for `FleetApp` of `@sikud/api/react`. */
export const useRecordTexts = createTexts('record', record, english('record'))

/** Returns the texts of loading, empty and failed states. */
export const useStateTexts = createTexts('state', state, english('state'))

/** Returns the texts of the frame of the app. */
export const useShellTexts = createTexts('shell', shell, english('shell'))

/** Returns the texts of the head of a page. */
export const usePageTexts = createTexts('page', page, english('page'))

/** Returns the texts of the confirmation of a deletion. */
export const useConfirmTexts = createTexts('confirm', confirm, english('confirm'))

/** Returns the texts of toasts. */
export const useToastTexts = createTexts('toast', toast, english('toast'))
