'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  good: 'Semua berjalan baik.',
  refreshed: 'Halaman ini memperbarui diri setiap 15 detik.',
  attention: (subjects: string) => `Perlu perhatian: ${subjects}`,
  health: 'Keadaan sekarang',
  levels: { broken: 'Bermasalah', warning: 'Perlu perhatian', good: 'Baik', off: 'Tidak aktif' },
  subjects: {
    intake: 'Penerimaan posisi',
    database: 'Basis data',
    backup: 'Cadangan',
    mail: 'Email',
    push: 'Pemberitahuan peramban',
    work: 'Antrean',
    clock: 'Jam server',
    other: 'Lainnya',
  },
  intakeGood: (count: string) => `Posisi tersimpan tanpa tertunda, ${count} dalam menit terakhir.`,
  databaseGood: 'Data tersimpan seperti biasa.',
  diskGood: (percent: string) => `Ruang penyimpanan cukup, ${percent} % masih kosong.`,
  backupGood: (age: string) => `Cadangan terakhir dibuat ${age}.`,
  backupVerifiedGood: (age: string) => `Cadangan terakhir dibuat ${age} dan sudah diperiksa.`,
  mailGood: 'Tidak ada email yang tertunda.',
  mailOff: 'Server ini belum dapat mengirim email. Salin tautan undangan, lalu kirim sendiri.',
  pushGood: 'Tidak ada pemberitahuan yang tertunda.',
  pushOff: 'Server ini tidak mengirim pemberitahuan peramban. Pemberitahuannya tetap ada di daftar.',
  sendingWaits: (count: string) => `${count} menunggu dikirim.`,
  workGood: 'Perjalanan dan pemberitahuan dibuat tepat waktu.',
  clockGood: 'Tidak ada selisih dengan jam pelacak.',
  /** What is wrong, and what an office worker can do. */
  problem: {
    intake_waits: [
      'Posisi terlambat disimpan.',
      'Pelacak menyimpan dan mengirim ulang posisinya. Bila berlangsung lama, hubungi admin server.',
    ],
    trips_wait: [
      'Perjalanan terlambat dibuat.',
      'Tunggu bila baru ada impor besar. Bila tidak, hubungi admin server.',
    ],
    notifications_wait: ['Pemberitahuan terlambat dibuat.', 'Hubungi admin server.'],
    backup_late: [
      'Cadangan terakhir lebih dari 26 jam yang lalu.',
      'Minta admin server memeriksa ruang penyimpanan dan membuat cadangan baru.',
    ],
    backup_failed: [
      'Cadangan terakhir gagal dibuat atau diperiksa.',
      'Beri tahu admin server. Alasannya ada di Rincian teknis.',
    ],
    backup_off: ['Server tidak membuat cadangan.', 'Minta admin server mengatur cadangan harian.'],
    disk_low: [
      'Ruang penyimpanan hampir habis.',
      'Minta admin server memperbesar penyimpanan, atau menyimpan posisi untuk waktu yang lebih pendek.',
    ],
    days_missing: ['Tempat untuk posisi hari-hari mendatang belum dibuat.', 'Hubungi admin server.'],
    pushes_fail: [
      'Sebagian pemberitahuan gagal dikirim.',
      'Pemberitahuannya tetap ada di daftar. Hubungi admin server.',
    ],
    mails_fail: [
      'Sebagian email gagal dikirim.',
      'Untuk sementara, salin tautan undangan dan kirim sendiri. Hubungi admin server.',
    ],
    clock_differs: [
      'Jam server mungkin salah.',
      'Minta admin server memeriksanya. Bila jam server benar, atur jam pelacak-pelacak itu.',
    ],
    clock_ahead: [
      'Jam server jauh di depan, jadi data lama tidak dihapus.',
      'Minta admin server memeriksanya.',
    ],
  },
  technical: 'Rincian teknis',
  technicalHint: 'Untuk admin server',
  steps: 'Langkah untuk admin server',
  /** What the administrator of the server does about a problem; it may use technical terms. */
  step: {
    intake_waits: 'Penerimaan posisi: periksa beban basis data.',
    trips_wait: 'Perjalanan: periksa log server.',
    notifications_wait: 'Pemberitahuan: periksa log server, lalu mulai ulang server.',
    backup_late: 'Cadangan: periksa ruang penyimpanan, lalu jalankan npm run backup.',
    backup_off: 'Cadangan: atur BACKUP_DIR, atau cadangkan PostgreSQL dengan cara sendiri.',
    disk_low: 'Ruang penyimpanan: perbesar, atau kurangi POSITION_DAYS.',
    days_missing: 'Tempat posisi: periksa log server.',
    pushes_fail: 'Pemberitahuan peramban: periksa akun layanan push.',
    mails_fail: 'Email: periksa server email.',
    clock_differs: 'Jam server: periksa NTP.',
    clock_ahead:
      'Jam server: periksa NTP. Bila jamnya benar, tunggu laporan tiga pelacak, atau jalankan npm run retention -- --accept-clock.',
  },
  clockShown: (devices: string, offset: string) =>
    `${devices} perangkat melaporkan waktu yang ${offset} daripada jam server.`,
  clockKnown: (time: string) => `Waktu terakhir yang diketahui benar: ${time}.`,
  hoursAhead: (hours: string) => `${hours} jam lebih cepat`,
  weeksBehind: '1.024 minggu lebih lambat',
  unknownProblem: (code: string) => `Masalah lain: ${code}.`,
  positions: 'Posisi masuk',
  lastHour: 'Posisi per menit, satu jam terakhir',
  lastHourText: (least: string, most: string, last: string) =>
    `Antara ${least} dan ${most} posisi per menit; menit terakhir ${last}.`,
  perMinute: 'per menit',
  perMinuteOf: (devices: string) => `per menit dari ${devices} perangkat`,
  none: 'Tidak ada posisi dalam satu jam terakhir.',
  waiting: 'Menunggu disimpan',
  oldest: 'Tunggu terlama',
  seconds: (count: string) => `${count} detik`,
  outcomes: 'Hasil posisi jam ini dan sebelumnya',
  outcome: {
    accepted: 'diterima',
    late: 'terlambat datang',
    repeated: 'dikirim ulang',
    jump: 'melompat',
    spike: 'kecepatan mustahil',
    no_fix: 'tanpa sinyal satelit',
    no_time: 'tanpa waktu',
    future: 'waktu di masa depan',
    too_old: 'terlalu lama',
    zero: 'koordinat nol',
    out_of_range: 'koordinat salah',
    inaccurate: 'tidak akurat',
    unreadable: 'tidak terbaca',
    limited: 'dibatasi',
    other_depot: 'bukan depo token',
  },
  trips: 'Menunggu dibuat menjadi perjalanan',
  notifications: 'Pemberitahuan terakhir diperiksa',
  push: 'Pemberitahuan peramban menunggu · gagal',
  mail: 'Email menunggu · gagal',
  off: 'tidak aktif',
  daysAhead: 'Tempat posisi disiapkan',
  days: (count: string) => `${count} hari ke depan`,
  ago: (age: string) => `${age} yang lalu`,
  kind: { embedded: 'Tertanam', postgresql: 'PostgreSQL' },
  databaseKind: 'Jenis',
  size: 'Ukuran',
  schema: 'Skema',
  disk: 'Ruang kosong',
  ofTotal: (free: string, total: string, percent: string) => `${free} dari ${total} (${percent} %)`,
  backupMade: 'Terakhir dibuat',
  backupVerified: 'Terakhir diperiksa',
  backupSize: 'Ukuran',
  backupProblem: 'Alasan gagal',
  never: 'belum pernah',
  servers: 'Server dan riwayat mulai',
  running: 'berjalan',
  stopped: 'berhenti',
  lost: 'terputus tanpa berhenti',
  started: (time: string) => `mulai ${time}`,
  readers: (count: string) => `${count} halaman terbuka menerima posisi langsung`,
  version: (version: string) => `versi ${version}`,
}

/** The type of these texts, which is the same in every language. */
export type SystemTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    system: SystemTexts
  }
}

/** Returns the texts about the state of the server. */
export const useSystemTexts = createTexts('system', id, () => import('./texts.en.ts'))
