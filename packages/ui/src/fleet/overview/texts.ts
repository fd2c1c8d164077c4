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
  position: 'Posisi terakhir',
  noPosition: 'Belum ada posisi. Posisi muncul setelah perangkat mengirim yang pertama.',
  unknownVehicle: 'Kendaraan tidak disebutkan',
  lastStatus: (status: string) => `Terakhir: ${status}`,
  contact: 'kontak',
  oldPosition: 'Posisi lama',
  loadedAge: (age: string) => `Waktu rekam tidak diketahui, dimuat ${age}`,
  openTracking: 'Buka Pelacakan',
  trips: 'Perjalanan 7 hari terakhir',
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
