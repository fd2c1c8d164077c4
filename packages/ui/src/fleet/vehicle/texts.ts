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
}

export type VehicleTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    vehicle: VehicleTexts
  }
}

/** Returns the texts about vehicles. */
export const useVehicleTexts = createTexts('vehicle', id, () => import('./texts.en.ts'))
