'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  label: 'Tampilan tersimpan',
  all: 'Semua',
  save: 'Simpan tampilan…',
  saveTitle: 'Simpan tampilan',
  saveText:
    'Kolom, saringan, pencarian, dan urutan yang sekarang disimpan di peramban ini, hanya untuk Anda.',
  renameTitle: 'Ganti nama tampilan',
  name: 'Nama tampilan',
  taken: 'Nama ini sudah dipakai tampilan lain.',
  cancel: 'Batal',
  confirm: 'SIMPAN',
  of: (name: string) => `Pilihan untuk tampilan ${name}`,
  overwrite: 'Timpa dengan yang sekarang',
  rename: 'Ganti nama…',
  makeFirst: 'Jadikan tampilan awal',
  endFirst: 'Bukan tampilan awal lagi',
  first: (name: string) => `${name}, tampilan awal`,
  remove: 'Hapus',
  removed: (name: string) => `Tampilan ${name} dihapus.`,
  undo: 'Urungkan',
}

export type SavedViewsTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    savedViews: SavedViewsTexts
  }
}

/** Returns the texts of the saved views. They load together with the chips. */
export const useSavedViewsTexts = createTexts('savedViews', id, () => import('./savedViewsTexts.en.ts'))
