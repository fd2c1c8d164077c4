/** Indonesian texts of the bell in the top bar; other texts about notifications load later. */
export const bell = {
  title: 'Pemberitahuan',
  withUnread: (count: string, orMore: boolean) =>
    `Pemberitahuan, ${orMore ? 'lebih dari ' : ''}${count} belum dibaca`,
  failed: 'Daftar ini gagal dimuat. Muat ulang halaman untuk mencoba lagi.',
}

export type BellTexts = typeof bell
