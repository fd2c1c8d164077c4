'use client'

import { createTexts } from '../locales/createTexts.ts'

export const id = {
  imei: 'IMEI terdiri dari 14 sampai 16 angka.',
  plate: 'Tulis nomor polisi seperti B 1234 ABC.',
  year: 'Tulis tahun empat angka yang masuk akal, misalnya 2021.',
  luhnWarning: 'Angka pemeriksa IMEI ini tidak cocok. Periksa lagi, atau simpan bila memang begitu.',
}

export type CheckTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    checks: CheckTexts
  }
}

/** Returns the messages of the checks, by their codes. */
export const useCheckTexts = createTexts('checks', id, () => import('./checkTexts.en.ts'))
