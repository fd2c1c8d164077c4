'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  title: 'Cari',
  close: 'Tutup pencarian',
  results: 'Hasil pencarian',
  count: (total: string) => `${total} hasil`,
  none: (search: string) => `Tidak ada yang cocok dengan “${search}”`,
  loading: (names: string) => `Memuat ${names}…`,
  failed: (name: string) => `${name} tidak dapat dibaca`,
  all: (total: string, name: string) => `Tampilkan semua ${total} di ${name}`,
  keys: { move: 'pilih', open: 'buka', save: 'simpan', newTab: 'tab baru', close: 'tutup' },
}

export type SearchTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    search: SearchTexts
  }
}

/** Returns the texts of the search. They load together with the dialog. */
export const useSearchTexts = createTexts('search', id, () => import('./texts.en.ts'))
