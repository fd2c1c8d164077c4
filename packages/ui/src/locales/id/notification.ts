/** Texts about the notifications in Indonesian. */
export const notification = {
  title: 'Pemberitahuan',
  withUnread: (count: string, orMore: boolean) =>
    `Pemberitahuan, ${orMore ? 'lebih dari ' : ''}${count} belum dibaca`,
  unread: 'Belum dibaca',
  all: 'Semua',
  shown: 'Yang ditampilkan',
  markRead: (title: string) => `Tandai dibaca: ${title}`,
  markAll: 'Tandai semua dibaca',
  remove: (title: string) => `Hapus: ${title}`,
  seeAll: 'See All Notification',
  more: 'Tampilkan lebih banyak',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  empty: 'Belum ada pemberitahuan',
  emptyText: 'Belum ada pesan yang diterima di peramban ini. Pesan baru muncul di sini, paling atas.',
  allRead: 'Semua sudah dibaca',
  allReadText: 'Yang sudah dibaca tetap ada di daftar semua.',
  toTracking: 'Buka Pelacakan',
  here: 'Tersimpan di peramban ini saja, paling banyak 500 yang terbaru.',
  notKept: 'Peramban menolak penyimpanan: daftar ini hilang setelah halaman dimuat ulang.',
  failed: 'Daftar ini gagal dimuat. Muat ulang halaman untuk mencoba lagi.',
}

export type NotificationTexts = typeof notification
