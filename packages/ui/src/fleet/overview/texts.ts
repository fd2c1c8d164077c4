'use client'

import { createTexts } from '../../locales/createTexts.ts'
import { tripMarkTexts } from '../../format/tripMarks.ts'

export const id = {
  devices: 'Perangkat',
  vehicles: 'Kendaraan',
  drivers: 'Pengendara',
  firstTitle: 'Belum ada perangkat',
  firstText: 'Tambahkan perangkat pelacak pertama Anda, lalu pasangkan dengan kendaraan dan pengendaranya.',
  create: 'BUAT BARU',
  attention: 'Perlu perhatian',
  allClear: 'Semua beres. Tidak ada yang perlu perhatian.',
  overLimit: 'Di atas batas hari ini',
  limit: (kmh: string) => `lebih dari ${kmh} km/jam`,
  standing: 'Berdiri lebih dari 2 jam',
  devicesThat: (what: string) => `Perangkat ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  now: 'Armada sekarang',
  speeding: {
    noun: (_count: string) => 'kejadian',
    rules: { own: 'Batas saya', standard: 'Batas 80 km/jam' },
    limit: (kmh: string, seconds: string) => `Lebih dari ${kmh} km/jam selama ${seconds} detik.`,
    change: 'Ubah batas saya',
    empty: 'Tidak ada yang di atas batas hari ini',
    vehicle: 'Kendaraan',
    driver: 'Pengendara',
    at: 'Waktu',
    highest: 'Tertinggi',
    limitColumn: 'Batas',
    duration: 'Lama',
    lasted: (minutes: number, seconds: number) =>
      minutes === 0 ? `${seconds} dtk` : `${minutes} mnt ${seconds} dtk`,
  },
  position: 'Posisi terakhir',
  noPosition: 'Belum ada posisi. Posisi muncul setelah perangkat mengirim yang pertama.',
  unknownVehicle: 'Kendaraan tidak disebutkan',
  lastStatus: (status: string) => `Terakhir: ${status}`,
  contact: 'kontak',
  oldPosition: 'Posisi lama',
  loadedAge: (age: string) => `Waktu rekam tidak diketahui, dimuat ${age}`,
  openTracking: 'Buka Pelacakan',
  trips: 'Perjalanan 7 hari terakhir',
  wholeKm: (km: string) => `${km} km`,
  tripCount: (count: string) => `${count} perjalanan`,
  dayText: (day: string, distance: string, count: string) => `${day}: ${distance}, ${count} perjalanan`,
  dailyDistance: 'Jarak per hari, km',
  uncounted: (count: string) => `${count} perjalanan tidak dihitung karena waktunya tidak terbaca.`,
  unreadable: (count: string) => `${count} baris tidak dapat ditampilkan.`,
  running: 'masih berjalan',
  marks: tripMarkTexts,
  newest: 'Terbaru',
  noTrips: 'Belum ada perjalanan. Perjalanan muncul setelah perangkat mengirim posisi.',
  unknownTime: 'Waktu tidak diketahui',
  openReport: 'Buka Laporan',
  duration: { days: 'hari', hours: 'jam', minutes: 'mnt', none: 'kurang dari 1 mnt' },
  today: 'Hari ini',
  todayDistance: 'Jarak tempuh',
  todayDriving: 'Waktu mengemudi',
  todayTrips: 'Perjalanan',
  todayRunning: 'Termasuk perjalanan yang masih berjalan.',
  lastTrips: 'Perjalanan terakhir',
  allTrips: 'Semua perjalanan',
  noRecordTrips: 'Belum ada perjalanan yang tercatat.',
  notRenewed: (message: string) => `Gagal diperbarui. ${message}`,
}

export type OverviewTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    overview: OverviewTexts
  }
}

/** Returns the texts of the overview. */
export const useOverviewTexts = createTexts('overview', id, () => import('./texts.en.ts'))
