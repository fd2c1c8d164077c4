import type { Texts } from '../id.ts'

/** Texts about the search in English. */
export const search: Texts['search'] = {
  pages: 'Pages',
  actions: 'Actions',
  language: (name) => `Change language: ${name}`,
}
