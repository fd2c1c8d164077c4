'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  noun: (_count: string) => 'kendaraan',
  list: 'Daftar Kendaraan',
  form: 'Data kendaraan',
  brand: 'Merk',
  type: 'Jenis',
  color: 'Warna',
  year: 'Tahun',
  number: 'Nopol',
  devices: 'Perangkat',
  drivers: 'Pengendara',
  empty: 'no vehicle data for now',
  emptyText: 'Belum ada kendaraan. Tambahkan yang pertama dengan BUAT BARU.',
  brandFirst: 'Pilih merk dulu.',
  numberHelp: 'Nomor polisi, misalnya B 1234 ABC.',
  setup: {
    form: 'Kendaraan baru',
    note: 'Kendaraan, perangkat, dan pengendara disimpan sekaligus. Hanya bagian kendaraan yang wajib.',
    vehicle: 'Kendaraan',
    device: 'Perangkat',
    deviceNote: 'Boleh dikosongkan, lalu dipasang nanti. Namanya mengikuti nopol.',
    driver: 'Pengendara',
    driverChoice: 'Siapa yang mengendarai?',
    none: 'Tanpa pengendara',
    known: 'Sudah terdaftar',
    fresh: 'Pengendara baru',
    imeiNeeded: 'Pengendara dicatat pada perangkat, jadi IMEI wajib diisi.',
  },
}

export type VehicleTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    vehicle: VehicleTexts
  }
}

/** Returns the texts about vehicles. */
export const useVehicleTexts = createTexts('vehicle', id, () => import('./texts.en.ts'))
