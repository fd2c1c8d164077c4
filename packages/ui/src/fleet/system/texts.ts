'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  good: 'Semua berjalan baik.',
  goodHint: 'Halaman ini memperbarui diri setiap 15 detik.',
  problems: 'Perlu perhatian',
  problem: {
    intake_waits: [
      'Posisi terlambat disimpan.',
      'Periksa beban basis data. Pelacak menyimpan dan mengirim ulang posisinya.',
    ],
    trips_wait: [
      'Perjalanan terlambat disusun.',
      'Tunggu bila baru ada impor besar. Bila tidak, periksa log server.',
    ],
    notifications_wait: ['Pemberitahuan terlambat dibuat.', 'Periksa log server, lalu mulai ulang server.'],
    backup_late: [
      'Cadangan terakhir lebih dari 26 jam yang lalu.',
      'Periksa ruang penyimpanan, lalu jalankan npm run backup.',
    ],
    backup_failed: ['Cadangan terakhir gagal dibuat atau diperiksa.', 'Baca alasannya di bagian Cadangan.'],
    backup_off: [
      'Server tidak membuat cadangan.',
      'Atur BACKUP_DIR, atau cadangkan PostgreSQL dengan cara sendiri.',
    ],
    disk_low: ['Ruang penyimpanan hampir habis.', 'Perbesar penyimpanan atau kurangi POSITION_DAYS.'],
    days_missing: ['Tempat untuk posisi hari-hari mendatang belum dibuat.', 'Periksa log server.'],
    pushes_fail: ['Sebagian pesan push gagal dikirim.', 'Periksa akun layanan push.'],
    mails_fail: ['Sebagian email gagal dikirim.', 'Periksa server email, dan salin tautan untuk sementara.'],
    clock_differs: [
      'Jam server mungkin salah.',
      'Periksa jam server (NTP). Bila jam server benar, atur jam pelacak-pelacak itu.',
    ],
    clock_ahead: [
      'Jam server jauh di depan, jadi data lama tidak dihapus.',
      'Periksa jam server (NTP). Bila jamnya benar, tunggu laporan tiga pelacak, atau jalankan npm run retention -- --accept-clock.',
    ],
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
  },
  work: 'Pekerjaan',
  trips: 'Menunggu disusun menjadi perjalanan',
  notifications: 'Pemberitahuan terakhir diperiksa',
  push: 'Push menunggu · gagal',
  mail: 'Email menunggu · gagal',
  off: 'tidak aktif',
  daysAhead: 'Tempat posisi disiapkan',
  days: (count: string) => `${count} hari ke depan`,
  ago: (age: string) => `${age} yang lalu`,
  database: 'Basis data',
  kind: { embedded: 'Tertanam', postgresql: 'PostgreSQL' },
  databaseKind: 'Jenis',
  size: 'Ukuran',
  schema: 'Skema',
  disk: 'Ruang kosong',
  ofTotal: (free: string, total: string, percent: string) => `${free} dari ${total} (${percent} %)`,
  backup: 'Cadangan',
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
  readers: (count: string) => `${count} pembaca langsung`,
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
