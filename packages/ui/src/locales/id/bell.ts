/** Texts of the bell in the top bar in Indonesian; all else about the notifications comes later. */
export const bell = {
  title: 'Pemberitahuan',
  withUnread: (count: string, orMore: boolean) =>
    `Pemberitahuan, ${orMore ? 'lebih dari ' : ''}${count} belum dibaca`,
}

export type BellTexts = typeof bell
