'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  chip: 'Diarsipkan',
  filter: 'Arsip',
  archive: 'Arsipkan',
  restore: 'Pulihkan',
  since: (time: string) => `Diarsipkan sejak ${time}`,
  reporting: (time: string) => `Diarsipkan sejak ${time}, masih melapor`,
  notes: {
    device:
      'Perangkat ini tidak tampil di peta, daftar, dan pilihan. Posisi yang masih dikirim tetap disimpan, tanpa pemberitahuan.',
    vehicle: 'Kendaraan ini tidak tampil di daftar dan pilihan. Perjalanan dan laporannya tetap ada.',
    driver: 'Pengendara ini tidak tampil di daftar dan pilihan. Perjalanan dan laporannya tetap ada.',
  },
  identities: {
    device: {
      kept: 'IMEI-nya belum dapat dipakai perangkat lain.',
      freed: 'IMEI-nya sudah dapat dipakai perangkat lain.',
    },
    vehicle: {
      kept: 'Nopolnya belum dapat dipakai kendaraan lain.',
      freed: 'Nopolnya sudah dapat dipakai kendaraan lain.',
    },
  },
  questions: {
    device: (name: string) => `Arsipkan perangkat ${name}?`,
    vehicle: (name: string) => `Arsipkan kendaraan ${name}?`,
    driver: (name: string) => `Arsipkan pengendara ${name}?`,
  },
  consequences: {
    device:
      'Perangkat ini hilang dari peta, daftar, dan pilihan. Riwayatnya tetap ada, dan dapat dipulihkan.',
    vehicle: 'Kendaraan ini hilang dari daftar dan pilihan. Riwayatnya tetap ada, dan dapat dipulihkan.',
    driver: 'Pengendara ini hilang dari daftar dan pilihan. Riwayatnya tetap ada, dan dapat dipulihkan.',
  },
  affected: {
    device: (names: string) => `Perangkat ini dilepas dari ${names}.`,
    vehicle: (names: string) => `Perangkat ${names} tetap melapor, tanpa kendaraan.`,
    driver: (names: string) => `Perangkat ${names} tetap melapor, tanpa pengendara.`,
  },
  attached: {
    device: (names: string) => `Perangkat ini dipakai oleh ${names}.`,
    vehicle: (names: string) => `Kendaraan ini memakai perangkat ${names}.`,
    driver: (names: string) => `Pengendara ini memegang perangkat ${names}.`,
  },
  ofVehicle: (plate: string) => `kendaraan ${plate}`,
  ofDriver: (name: string) => `pengendara ${name}`,
  kept: (name: string) => `${name} tidak dapat dihapus`,
  instead: 'Arsipkan saja?',
  trips: 'Perjalanannya',
  and: ' dan ',
  free: { device: 'Bebaskan IMEI', vehicle: 'Bebaskan nopol' },
  freeHints: {
    device: 'Perangkat lain dapat memakai IMEI ini. Bila masih melapor, perangkat ini menjadi tidak dikenal.',
    vehicle: 'Kendaraan lain dapat memakai nopol ini.',
  },
}

export type ArchiveTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    archive: ArchiveTexts
  }
}

/** Returns the texts about archived records. */
export const useArchiveTexts = createTexts('archive', id, () => import('./texts.en.ts'))
