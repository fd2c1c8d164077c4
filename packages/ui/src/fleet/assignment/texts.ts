'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  changeDriver: 'Ganti pengendara',
  changeDriverOf: (name: string) => `Ganti pengendara ${name}`,
  searchDriver: 'Cari nama atau nomor ponsel pengendara',
  driverHint: 'Pilihan langsung disimpan dan berlaku mulai sekarang.',
  noDriverFound: 'Periksa ejaannya, atau tambahkan pengendara baru dulu.',
  assign: 'Tugaskan ke kendaraan',
  assignTo: (name: string) => `Tugaskan ${name} ke kendaraan`,
  searchVehicle: 'Cari nopol, jenis, atau pengendaranya sekarang',
  noVehicleFound: 'Hanya kendaraan yang memakai perangkat dapat dipilih.',
  vehicles: 'Kendaraan',
  nowIn: (plate: string) => `sekarang di ${plate}`,
  title: 'Riwayat pemasangan',
  hint: {
    device:
      'Kendaraan dan pengendara perangkat ini dari waktu ke waktu. Perjalanan dihitung menurut riwayat ini.',
    vehicle:
      'Perangkat dan pengendara kendaraan ini dari waktu ke waktu. Perjalanan dihitung menurut riwayat ini.',
    driver: 'Kendaraan yang dikendarai dari waktu ke waktu. Perjalanan dihitung menurut riwayat ini.',
  },
  empty: 'Belum ada riwayat pemasangan.',
  now: 'sekarang',
  period: (from: string, to: string) => `${from} – ${to}`,
  withoutVehicle: 'Tanpa kendaraan',
  withoutDriver: 'Tanpa pengendara',
  by: (name: string) => `dicatat oleh ${name}`,
  sources: {
    import: 'dari impor',
    backfill: 'disusun dari perjalanan dan catatan lama',
  } as Record<string, string>,
  correct: 'Koreksi',
  correctRow: (period: string) => `Koreksi ${period}`,
  correction: 'Koreksi riwayat pemasangan',
  correctionHint: (device: string) =>
    `Apa yang terpasang pada ${device} dalam periode ini? Perjalanan dalam periode ini dihitung ulang. Yang berlaku sekarang tidak berubah.`,
  from: 'Mulai',
  to: 'Sampai',
  vehicle: 'Kendaraan',
  driver: 'Pengendara',
  inFuture: 'Waktu ini belum tiba.',
  save: 'SIMPAN',
  cancel: 'Batal',
  question: (from: string, to: string) =>
    `Riwayat dari ${from} sampai ${to} akan diganti, dan perjalanannya dihitung ulang. Lanjutkan?`,
  since: 'Mulai kapan?',
  sinceNow: 'Sekarang',
  sinceEarlier: 'Sejak waktu yang sudah lewat',
  sinceTime: 'Sejak',
  sinceHint: 'Waktu setempat, paling lambat sekarang.',
  effective: (time: string) => `Berlaku mulai ${time}.`,
  effectivePeriod: (from: string, to: string) => `Berlaku ${from} sampai ${to}.`,
  moved: 'Pada waktu yang dipilih kendaraan sedang bergerak, jadi dipakai waktu berhenti terdekat.',
  checking: 'Memeriksa…',
  checkFailed: 'Waktu berlakunya tidak dapat diperiksa. Anda tetap dapat menyimpan.',
  warnings: {
    vehicle_has_device: (name: string) => `Kendaraan ini juga memakai perangkat ${name} pada waktu itu.`,
    driver_has_vehicle: (name: string) => `Pengendara ini juga tercatat di kendaraan ${name} pada waktu itu.`,
    before_first_data: (time: string) => `Perangkat ini belum punya data sebelum ${time}.`,
  },
  hidden: 'di luar akses Anda',
}

export type AssignmentTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    assignment: AssignmentTexts
  }
}

/** Returns the texts about which vehicle and driver a device had when. */
export const useAssignmentTexts = createTexts('assignment', id, () => import('./texts.en.ts'))
