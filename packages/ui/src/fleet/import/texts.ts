'use client'

import type { ImportColumn, ImportKind } from '@sikud/api'
import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  noAccess: 'Anda tidak punya akses untuk mengimpor data.',
  kind: 'Isi berkas',
  kinds: {
    vehicle: 'Kendaraan',
    device: 'Perangkat',
    driver: 'Pengendara',
    fleet: 'Kendaraan lengkap',
  } as Record<ImportKind, string>,
  kindHelp: 'Kendaraan lengkap: satu baris berisi kendaraan, perangkat, pengendara, dan depo.',
  columns: {
    plate: 'Nopol',
    brand: 'Merk',
    type: 'Jenis',
    year: 'Tahun',
    color: 'Warna',
    imei: 'IMEI',
    device: 'Nama perangkat',
    sim: 'Nomor kartu SIM',
    driver: 'Pengendara',
    phone: 'Ponsel',
    email: 'Email',
    license: 'SIM',
    depot: 'Depo',
  } as Record<ImportColumn, string>,
  steps: ['Berkas', 'Kolom', 'Periksa', 'Impor'],
  choose: 'Pilih berkas',
  chooseHelp: 'Excel (.xlsx) atau CSV, paling banyak 10.000 baris. Berkas juga bisa diseret ke sini.',
  paste: 'Atau tempel sel dari Excel, beserta baris judulnya',
  usePasted: 'Pakai sel ini',
  template: 'Unduh templat',
  templateSheet: 'Pilihan',
  templateName: 'templat',
  templateHelp: 'Hapus baris contoh, lalu isi satu baris untuk setiap data.',
  faults: {
    tooLarge: 'Berkas ini terlalu besar. Pecah menjadi beberapa berkas.',
    unreadable: 'Berkas ini tidak dapat dibaca. Simpan sebagai Excel (.xlsx) atau CSV, lalu coba lagi.',
    oldExcel:
      'Ini berkas Excel lama (.xls) atau berkas dengan password. Simpan sebagai .xlsx tanpa password.',
    empty: 'Tidak ada baris data. Baris pertama harus judul kolom, di bawahnya data.',
    tooManyRows: 'Berkas ini lebih dari 10.000 baris. Pecah menjadi beberapa berkas.',
  },
  rowsRead: (count: string) => `${count} baris dibaca.`,
  hidden: (count: string) => `${count} baris tersembunyi ikut dibaca.`,
  merged: 'Sel yang digabung diisi dengan nilai yang sama.',
  repaired: (count: string) =>
    `${count} sel diperbaiki: nol di depan nomor, atau tahun yang menjadi tanggal.`,
  imeiLost: (count: string) =>
    `${count} IMEI kehilangan angka karena Excel menulisnya seperti 3,5E+14. Isi ulang dari label perangkat.`,
  imeiLostCell: 'Excel menghapus angka IMEI ini. Isi ulang dari label perangkat.',
  header: 'Judul di berkas',
  sample: 'Contoh isi',
  column: 'Diimpor sebagai',
  columnOf: (header: string) => `Kolom untuk ${header}`,
  unused: 'Tidak diimpor',
  noHeader: '(tanpa judul)',
  twice: 'Setiap kolom hanya dapat dipakai sekali.',
  keyMissing: (column: string) => `Pilih judul untuk ${column}.`,
  emptyCells: 'Sel kosong tidak mengubah data yang sudah ada.',
  back: 'Kembali',
  check: 'Periksa',
  checkAgain: 'Periksa lagi',
  states: { all: 'Semua', new: 'Baru', changed: 'Berubah', same: 'Sama', error: 'Salah' },
  filter: 'Saring baris',
  row: 'Baris',
  result: 'Hasil',
  unchecked: 'Belum diperiksa lagi',
  cell: (column: string, row: string) => `${column}, baris ${row}`,
  change: (column: string, before: string) => `${column}: sebelumnya ${before}`,
  none: 'kosong',
  noRows: 'Tidak ada baris seperti ini.',
  table: 'Baris yang diperiksa',
  pages: 'Halaman',
  start: (count: string) => `Impor ${count} baris`,
  leftOut: (count: string) => `${count} baris salah tidak ikut diimpor.`,
  nothing: 'Tidak ada baris baru atau berubah.',
  running: (done: string, total: string) => `${done} dari ${total} baris`,
  stop: 'Hentikan',
  ended: {
    done: 'Impor selesai.',
    cancelled: 'Impor dihentikan.',
    failed: 'Impor terhenti karena gangguan.',
  },
  created: (count: string) => `${count} baris baru`,
  changedCount: (count: string) => `${count} baris diubah`,
  sameCount: (count: string) => `${count} baris tetap sama`,
  refused: (count: string) => `${count} baris ditolak`,
  errorFile: 'Unduh baris yang ditolak',
  errorFileName: 'impor-ditolak',
  reason: 'Alasan',
  undo: 'Batalkan impor ini',
  undoHelp: 'Impor dapat dibatalkan selama 24 jam.',
  createdGoes: (count: string) => `${count} baris baru dihapus lagi.`,
  changedReturns: (count: string) => `${count} baris yang diubah kembali seperti sebelum impor.`,
  othersStay: 'Data yang sudah diubah sesudah impor tidak ikut.',
  keep: 'Biarkan',
  again: 'Impor berkas lain',
  toList: 'Lihat daftar',
}

export type ImportTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    import: ImportTexts
  }
}

/** Returns the texts about imports of sheets. */
export const useImportTexts = createTexts('import', id, () => import('./texts.en.ts'))
