'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  actions: 'Tindakan',
  labels: {
    group_id: 'Pindahkan ke depo',
    vehicle_id: 'Atur kendaraan',
    driver_id: 'Atur pengendara',
    remove: 'Hapus',
  },
  counted: {
    device: (count: string) => `${count} perangkat`,
    vehicle: (count: string) => `${count} kendaraan`,
    driver: (count: string) => `${count} pengendara`,
  },
  titles: {
    group_id: (records: string) => `Pindahkan ${records} ke depo`,
    vehicle_id: (records: string) => `Atur kendaraan untuk ${records}`,
    driver_id: (records: string) => `Atur pengendara untuk ${records}`,
    remove: (records: string) => `Hapus ${records}?`,
  },
  fields: { group_id: 'Depo', vehicle_id: 'Kendaraan', driver_id: 'Pengendara' },
  none: { vehicle_id: 'Tanpa kendaraan', driver_id: 'Tanpa pengendara' },
  checking: 'Memeriksa…',
  /** What will happen. */
  will: {
    group_id: (records: string) => `${records} akan dipindahkan.`,
    vehicle_id: (records: string) => `${records} akan diubah.`,
    driver_id: (records: string) => `${records} akan diubah.`,
    remove: (records: string) => `${records} akan dihapus.`,
  },
  nothing: 'Tidak ada yang dapat diubah.',
  tooMany: (most: string) => `Paling banyak ${most} sekaligus. Kurangi pilihan, misalnya dengan saringan.`,
  devicesMove: (devices: string) => `${devices} di kendaraan itu ikut pindah.`,
  vehiclesLose: (vehicles: string) => `${vehicles} tidak lagi memakai perangkat itu.`,
  cannot: (count: string) => `${count} tidak dapat diubah`,
  cannotRemove: (count: string) => `${count} tidak dapat dihapus`,
  /** What happened. */
  unchanged: (count: string) => `${count} tidak diubah`,
  unremoved: (count: string) => `${count} tidak dihapus`,
  confirm: {
    group_id: (records: string) => `Pindahkan ${records}`,
    vehicle_id: (records: string) => `Ubah ${records}`,
    driver_id: (records: string) => `Ubah ${records}`,
    remove: (records: string) => `Hapus ${records}`,
  },
  others: (count: string) => `dan ${count} lainnya`,
  running: 'Menyimpan…',
  cancel: 'Batal',
  close: 'Tutup',
}

export type BulkTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    bulk: BulkTexts
  }
}

/** Returns the texts of the actions on several records. */
export const useBulkTexts = createTexts('bulk', id, () => import('./texts.en.ts'))
