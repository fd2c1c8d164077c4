'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  noun: (_count: string) => 'pengendara',
  list: 'Daftar Pengendara',
  form: 'Data pengendara',
  name: 'Nama',
  phone: 'Ponsel',
  email: 'Email',
  /** The column; the specification quotes its head. */
  licenseColumn: 'Lisensi',
  license: 'SIM',
  vehicles: 'Kendaraan',
  withoutPhone: 'Tanpa ponsel',
  withoutLicense: 'Tanpa SIM',
  empty: 'no driver data',
  emptyText: 'Belum ada pengendara. Tambahkan yang pertama dengan BUAT BARU.',
  phoneHelp: 'Nomor yang dapat dihubungi, misalnya 0812-3456-7890.',
  licenseHelp: 'Golongan dan nomor SIM.',
}

export type DriverTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    driver: DriverTexts
  }
}

/** Returns the texts about drivers. */
export const useDriverTexts = createTexts('driver', id, () => import('./texts.en.ts'))
