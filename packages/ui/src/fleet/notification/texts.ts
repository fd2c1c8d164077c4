'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  title: 'Pemberitahuan',
  unread: 'Belum dibaca',
  all: 'Semua',
  important: 'Penting',
  shown: 'Yang ditampilkan',
  kind: 'Jenis',
  allKinds: 'Semua jenis',
  kinds: {
    alarm: 'Alarm',
    silent: 'Perangkat diam',
    speeding: 'Kecepatan',
    moving: 'Bergerak di luar jamnya',
    engine_on: 'Mesin menyala di luar jamnya',
    low_voltage: 'Aki lemah',
    trip_started: 'Perjalanan dimulai',
    trip_ended: 'Perjalanan selesai',
    unknown_device: 'Perangkat tidak dikenal',
    no_driver: 'Tanpa pengendara',
  },
  events: (count: string) => `${count} peristiwa`,
  news: (title: string) => `Pemberitahuan baru: ${title}`,
  newsOfMany: (count: string, title: string) => `${count} pemberitahuan baru, terbaru: ${title}`,
  markRead: (title: string) => `Tandai dibaca: ${title}`,
  markAll: 'Tandai semua dibaca',
  remove: (title: string) => `Hapus: ${title}`,
  seeAll: 'See All Notification',
  toRules: 'Atur Pemberitahuan',
  more: 'Tampilkan lebih banyak',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  empty: 'Belum ada pemberitahuan',
  emptyText: 'Belum ada pesan yang diterima di peramban ini. Pesan baru muncul di sini, paling atas.',
  emptyOnServer: 'Apa yang terjadi di armada muncul di sini menurut aturan Anda, paling atas yang terbaru.',
  nothingSuch: 'Tidak ada yang cocok',
  nothingSuchText: 'Tidak ada pemberitahuan dengan saringan ini.',
  allRead: 'Semua sudah dibaca',
  allReadText: 'Yang sudah dibaca tetap ada di daftar semua.',
  toTracking: 'Buka Pelacakan',
  here: 'Tersimpan di peramban ini saja, paling banyak 500 yang terbaru.',
  onServer:
    'Tersimpan di server selama 90 hari, paling banyak 500 yang terbaru, dan sama di semua peramban Anda.',
  old: 'Daftar ini mungkin belum yang terbaru.',
  soundRefused:
    'Peramban menahan suara pemberitahuan. Klik di mana saja di halaman ini untuk mengizinkannya.',
  notKept: 'Peramban menolak penyimpanan: daftar ini hilang setelah halaman dimuat ulang.',
}

export type NotificationTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    notification: NotificationTexts
  }
}

/** Returns the texts of the notifications. */
export const useNotificationTexts = createTexts('notification', id, () => import('./texts.en.ts'))
