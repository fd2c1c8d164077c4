/** Texts of the bell in the top bar in Indonesian; all else about the notifications comes later. */
export const bell = {
  title: 'Pemberitahuan',
  withUnread: (count: string, orMore: boolean) =>
    `Pemberitahuan, ${orMore ? 'lebih dari ' : ''}${count} belum dibaca`,
  failed: 'Daftar ini gagal dimuat. Muat ulang halaman untuk mencoba lagi.',
}

export type BellTexts = typeof bell
