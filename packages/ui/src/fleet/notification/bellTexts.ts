'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  title: 'Pemberitahuan',
  withUnread: (count: string, orMore: boolean) =>
    `Pemberitahuan, ${orMore ? 'lebih dari ' : ''}${count} belum dibaca`,
  failed: 'Daftar ini gagal dimuat. Muat ulang halaman untuk mencoba lagi.',
}

export type BellTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    bell: BellTexts
  }
}

/** Returns the texts of the bell. */
export const useBellTexts = createTexts('bell', id, () => import('./bellTexts.en.ts'))
