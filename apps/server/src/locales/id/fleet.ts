import { listNames, type Usage } from '../wording.ts'

export const device = {
  created: 'Perangkat berhasil dibuat.',
  changed: 'Perangkat berhasil diubah.',
  deleted: 'Perangkat berhasil dihapus.',
  archived: 'Perangkat diarsipkan.',
  restored: 'Perangkat dipulihkan.',
  inUse: (usage: Usage) => `Perangkat ini tidak dapat dihapus: masih ${describeUsage(usage)}`,
  unknown: 'Perangkat tidak dikenal.',
  imeiRequired: 'IMEI wajib diisi.',
  imeiWrong: 'IMEI harus 14 sampai 16 angka.',
  imeiTaken: 'IMEI sudah dipakai.',
  imeiTakenBy: (name: string | null) =>
    `IMEI ini sudah dipakai ${name === null ? 'data di luar akses Anda' : `perangkat ${name}`}.`,
  imeiArchived: (name: string) =>
    `IMEI ini milik perangkat ${name} yang diarsipkan. Pulihkan perangkat itu, atau bebaskan IMEI-nya.`,
  noSuchVehicle: 'Kendaraan ini tidak ada atau diarsipkan.',
  noSuchDriver: 'Pengendara ini tidak ada atau diarsipkan.',
  noClockOffset: 'Jam perangkat ini tidak dikoreksi.',
  clockCancelled: (count: number) =>
    `Koreksi jam dibatalkan, ${count.toLocaleString('id-ID')} posisi dihapus.`,
  neverReported: 'Perangkat ini belum pernah mengirim apa pun.',
  speedUnitStored: 'Satuan kecepatan disimpan.',
}

export const assignment = {
  corrected: 'Riwayat pemasangan berhasil dikoreksi.',
  inFuture: 'Waktu ini belum tiba. Pilih waktu yang sudah lewat.',
  emptyPeriod: 'Waktu selesai harus sesudah waktu mulai.',
  otherDepot: 'Pada waktu itu perangkat ini berada di depo di luar akses Anda.',
}

export const driver = {
  created: 'Pengendara berhasil dibuat.',
  changed: 'Pengendara berhasil diubah.',
  deleted: 'Pengendara berhasil dihapus.',
  archived: 'Pengendara diarsipkan.',
  restored: 'Pengendara dipulihkan.',
  inUse: (usage: Usage) => `Pengendara ini tidak dapat dihapus: masih ${describeUsage(usage)}`,
  phoneWrong: 'Nomor ponsel tidak benar.',
  emailWrong: 'Alamat email tidak benar.',
  listChanged:
    'Sebagian pengendara tidak ada lagi atau di luar akses Anda. Muat ulang halaman, lalu ekspor kembali.',
}

export const vehicle = {
  created: 'Kendaraan berhasil dibuat.',
  changed: 'Kendaraan berhasil diubah.',
  deleted: 'Kendaraan berhasil dihapus.',
  archived: 'Kendaraan diarsipkan.',
  restored: 'Kendaraan dipulihkan.',
  inUse: (usage: Usage) => `Kendaraan ini tidak dapat dihapus: masih ${describeUsage(usage)}`,
  noSuchBrand: 'Merk ini tidak ada.',
  noSuchType: 'Jenis ini tidak ada pada merk itu.',
  setUp: (hasDevice: boolean, hasDriver: boolean) =>
    `Berhasil dibuat: kendaraan${hasDevice ? ', perangkat' : ''}${hasDriver ? ', pengendara' : ''}.`,
  driverNeedsDevice: 'Isi IMEI, karena pengendara dicatat pada perangkat.',
  plateRequired: 'Nopol wajib diisi.',
  plateWrong: 'Nopol tidak benar. Contoh: B 1234 ABC.',
  plateTaken: 'Nopol sudah dipakai.',
  plateTakenByOther: 'Nopol ini sudah dipakai kendaraan lain.',
  plateArchived: 'Nopol ini milik kendaraan yang diarsipkan. Pulihkan kendaraan itu, atau bebaskan nopolnya.',
  yearWrong: (oldest: number, newest: number) => `Tahun harus antara ${oldest} dan ${newest}.`,
}

const importing = {
  started: 'Impor dimulai.',
  cancelled: 'Impor dihentikan.',
  repeated: 'Isi ini sudah ada di baris sebelumnya. Hapus salah satunya.',
  notAllowed: {
    create: 'Anda tidak punya akses untuk membuat data ini.',
    update: 'Data ini sudah ada, dan Anda tidak punya akses untuk mengubahnya.',
  },
  driverAmbiguous: 'Ada beberapa pengendara bernama ini. Isi nomor SIM atau telepon untuk membedakannya.',
  depotAmbiguous: 'Ada beberapa depo bernama ini. Ubah nama salah satunya dahulu.',
  changedMeanwhile: 'Data ini diubah orang lain selama impor. Periksa lagi lalu ulangi.',
  running: 'Impor Anda yang lain masih berjalan. Tunggu sampai selesai.',
}
export { importing as import }

export const archive = {
  restoreFirst: 'Data ini diarsipkan. Pulihkan dahulu sebelum mengubahnya.',
  hiddenDevices: 'Pengendara ini tidak dapat diarsipkan: masih dipakai perangkat di luar akses Anda.',
}

export const change = {
  over: 'Perubahan ini tidak dapat diurungkan lagi: sudah diurungkan, atau lebih dari 24 jam yang lalu.',
  undone: (done: number, refused: number, fromNow: number) =>
    [
      done === 1 ? 'Perubahan diurungkan.' : `${done.toLocaleString('id-ID')} perubahan diurungkan.`,
      ...(refused > 0 ? [`${refused.toLocaleString('id-ID')} tetap seperti sekarang.`] : []),
      ...(fromNow > 0
        ? [
            `${fromNow.toLocaleString('id-ID')} perangkat sudah melapor sejak itu: pemasangan lamanya berlaku lagi mulai sekarang.`,
          ]
        : []),
    ].join(' '),
  refused: (reason: string, count: number) =>
    `Tidak dapat diurungkan. ${reason}${count > 1 ? ` (${count.toLocaleString('id-ID')} data)` : ''}`,
  restored: (name: string) => `${name} dipulihkan.`,
  erased: 'Data dihapus permanen.',
  obstacles: {
    changed: 'Sudah diubah lagi sejak itu.',
    gone: 'Sudah dihapus sejak itu.',
    hidden: 'Di luar akses Anda.',
    history: 'Sudah punya riwayat perjalanan atau posisi. Arsipkan saja.',
    used: 'Masih dipakai data lain.',
    imei: 'IMEI-nya sudah dipakai perangkat lain.',
    plate: 'Nopolnya sudah dipakai kendaraan lain.',
    name: 'Namanya sudah dipakai depo lain di tempat yang sama.',
    depot: 'Deponya sudah tidak ada.',
    archived: 'Kendaraan atau pengendara lamanya sudah dihapus atau diarsipkan.',
  },
  followsVehicle: 'Mengikuti depo kendaraannya.',
  usedBy: (names: string[], more: number) =>
    `Masih dipakai perangkat ${listNames(names, more, (rest) => `dan ${rest} lainnya`)}.`,
  nouns: { device: 'perangkat', vehicle: 'kendaraan', driver: 'pengendara' },
  changedMany: (noun: string, done: number, refused: number) =>
    `${done.toLocaleString('id-ID')} ${noun} diubah.${refused > 0 ? ` ${refused.toLocaleString('id-ID')} tetap seperti sekarang.` : ''}`,
  deletedMany: (noun: string, done: number, refused: number) =>
    `${done.toLocaleString('id-ID')} ${noun} dihapus.${refused > 0 ? ` ${refused.toLocaleString('id-ID')} tetap ada.` : ''}`,
}

export const group = {
  created: 'Depo berhasil dibuat.',
  changed: 'Depo berhasil diubah.',
  deleted: 'Depo berhasil dihapus.',
  unknown: 'Depo ini tidak ada.',
  nameTaken: 'Nama ini sudah dipakai depo lain di tempat yang sama.',
  parentRequired: 'Pilih induk depo ini.',
  belowItself: 'Depo tidak dapat berada di bawah dirinya sendiri.',
  tooDeep: (levels: number) => `Susunan depo paling banyak ${levels} tingkat.`,
  inUse:
    'Depo ini tidak dapat dihapus: masih punya kendaraan, pengendara, atau perangkat (juga yang diarsipkan), pengguna, perjalanan, atau depo lain di bawahnya.',
  last: 'Harus ada setidaknya satu depo.',
  required: 'Pilih setidaknya satu depo.',
  onlyAll: 'Hanya pengguna dengan semua depo yang dapat memberikan semua depo.',
}

export const trip = {
  deleted: 'Perjalanan dihapus.',
  restored: 'Perjalanan dipulihkan; sebentar lagi muncul di Laporan.',
  running: 'Perjalanan ini masih berjalan. Hapus setelah perjalanannya selesai.',
  otherDepot:
    'Sebagian perjalanan ini di depo lain. Mintalah pengguna yang melihat semua deponya untuk menghapusnya.',
}

const hidden = 'data di luar akses Anda'

/** Describes the usage and, unless the record is archived, proposes to archive it. */
function describeUsage({ isArchived, devices, moreDevices, trips, hasPositions }: Usage): string {
  const users = [
    ...(devices.length > 0
      ? [`perangkat ${listNames(devices, moreDevices, (rest) => `dan ${rest} lainnya`)}`]
      : []),
    ...(trips > 0 ? [`${trips} perjalanan`] : hasPositions ? ['riwayat posisi'] : []),
  ]
  const instead = isArchived ? '' : ' Arsipkan saja: riwayatnya tetap tersimpan.'
  return `dipakai ${users.join(' dan ') || hidden}.${instead}`
}
