'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  passwordForm: 'Ubah password',
  password: 'Password Lama',
  passwordNew: 'Password Baru',
  passwordRepeated: 'Ulangi Password',
  profileForm: 'Data profil',
  name: 'Nama Lengkap',
  phone: 'Ponsel',
  province: 'Provinsi',
  regency: 'Kota/Kabupaten',
  district: 'Kecamatan',
  village: 'Kelurahan',
  address: 'Alamat Lengkap',
  provinceFirst: 'Pilih provinsi dulu.',
  regencyFirst: 'Pilih kota/kabupaten dulu.',
  districtFirst: 'Pilih kecamatan dulu.',
}

export type AccountTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    account: AccountTexts
  }
}

/** Returns the texts about the user's own account. */
export const useAccountTexts = createTexts('account', id, () => import('./texts.en.ts'))
