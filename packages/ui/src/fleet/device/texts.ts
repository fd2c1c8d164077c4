'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  noun: (_count: string) => 'perangkat',
  list: 'Daftar Perangkat',
  form: 'Data perangkat',
  name: 'Nama',
  imei: 'IMEI',
  number: 'Nomor',
  vehicle: 'Kendaraan',
  driver: 'Pengendara',
  status: 'Status',
  reporting: 'Melapor',
  lastContact: 'Kontak terakhir',
  battery: 'Baterai',
  protocol: 'Protokol',
  silent: 'Berhenti melapor',
  silentHour: 'Diam lebih dari 1 jam',
  silentDay: 'Diam lebih dari 1 hari',
  neverReported: 'Belum pernah melapor',
  withoutVehicle: 'Tanpa kendaraan',
  withoutDriver: 'Tanpa pengendara',
  emptyTitle: 'Wooops',
  emptyText: 'Belum ada perangkat. Tambahkan yang pertama dengan BUAT BARU.',
  imeiHelp: '14 sampai 16 angka, tertera di label perangkat.',
  imeiFound: 'Perangkat dengan pengenal ini sudah mencoba mengirim posisi.',
  numberHelp: 'Nomor kartu SIM atau catatan lain.',
  exclusions: {
    title: 'Perjalanan yang dihapus',
    hint: 'Pada masa ini tidak dicari perjalanan. Posisinya tetap tersimpan.',
    failed: 'Perjalanan yang dihapus tidak dapat dimuat',
    span: (from: string, to: string) => `${from} – ${to}`,
    deletedBy: (time: string, name: string) => `Dihapus ${time} oleh ${name}`,
    deletedAt: (time: string) => `Dihapus ${time}`,
    restore: 'Pulihkan',
    restoreOf: (span: string) => `Pulihkan perjalanan ${span}`,
    gone: 'Posisinya sudah tidak tersimpan, jadi tidak dapat dipulihkan.',
  },
}

export type DeviceTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    device: DeviceTexts
  }
}

/** Returns the texts about devices. */
export const useDeviceTexts = createTexts('device', id, () => import('./texts.en.ts'))
