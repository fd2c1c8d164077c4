'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  list: 'Perangkat tidak dikenal',
  noun: (_count: string) => 'perangkat',
  imei: 'IMEI',
  register: 'Daftarkan',
  protocol: 'Protokol',
  network: 'Jaringan',
  firstSeen: 'Pertama terlihat',
  lastSeen: 'Terakhir terlihat',
  count: 'Percobaan',
  emptyTitle: 'Tidak ada perangkat tidak dikenal',
  emptyText: 'Perangkat yang mengirim posisi tetapi belum terdaftar muncul di sini, siap didaftarkan.',
  notice: (count: string) => `${count} perangkat tidak dikenal mencoba mengirim posisi`,
}

export type UnknownDeviceTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    unknownDevice: UnknownDeviceTexts
  }
}

/** Returns the texts about unregistered devices. */
export const useUnknownDeviceTexts = createTexts(
  'unknownDevice',
  id,
  () => import('./unknownDeviceTexts.en.ts'),
)
