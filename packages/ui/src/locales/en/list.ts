import type { UiTexts } from '../UiTexts.ts'

export const list: UiTexts['list'] = {
  search: 'Search this list',
  clearSearch: 'Clear search',
  columns: 'Columns',
  resetColumns: 'Restore defaults',
  filters: 'Filter',
  removeFilter: (label) => `Remove filter ${label}`,
  loading: 'Loading data…',
  total: (total, noun) => `${total} ${noun}`,
  matching: (shown, total, noun) => `${shown} of ${total} ${noun}`,
  range: (from, to, total) => `${from}–${to} of ${total}`,
  pages: 'Pages of the list',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  unreadable: (rows) => `${rows} ${rows === '1' ? 'row' : 'rows'} cannot be shown.`,
  noResultsTitle: 'Nothing matches',
  noResultsText: 'Try another word, or clear search and filters.',
  showAll: 'Show all',
  exportCsv: 'Export CSV',
  exported: (rows, file) => `${rows} ${rows === '1' ? 'row' : 'rows'} exported to ${file}.`,
  exportFailed: 'The export failed. Reload the page and try again.',
}
