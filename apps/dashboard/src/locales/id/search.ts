/** Texts about the search in Indonesian. */
export const search = {
  pages: 'Halaman',
  actions: 'Tindakan',
  language: (name: string) => `Ganti bahasa: ${name}`,
}
