import type { UiTexts } from '../UiTexts.ts'
import { simulatedTexts } from '../../status/fleetStatus.ts'

export const list: UiTexts['list'] = {
  search: 'Search this list',
  clearSearch: 'Clear search',
  columns: 'Columns',
  resetColumns: 'Restore defaults',
  filters: 'Filter',
  removeFilter: (label) => `Remove filter ${label}`,
  rowActions: 'Actions',
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

export const grid: UiTexts['grid'] = {
  noRows: 'No rows',
  noResults: 'No results',
  noColumns: 'No columns',
  manageColumns: 'Choose columns',
  sort: 'Sort',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  unsort: 'Undo sorting',
  columnMenu: (column) => `Menu of column ${column}`,
  hideColumn: 'Hide column',
  yes: 'yes',
  no: 'no',
  expand: 'Expand',
  collapse: 'Collapse',
  more: 'more',
  rowsPerPage: 'Rows per page:',
  firstPage: 'First page',
  lastPage: 'Last page',
}

export const form: UiTexts['form'] = {
  save: 'SAVE',
  saving: 'SAVING...',
  wait: (seconds: number) => `WAIT ${seconds} S`,
  back: 'BACK',
  choose: 'Choose…',
  clear: 'Clear choice',
  open: 'Open choices',
  close: 'Close choices',
  loadingOptions: 'Loading choices…',
  choicesFailed: 'The choices could not be loaded.',
  choiceLost: 'The previous choice no longer exists. Choose another if needed.',
  noOptions: 'No choice matches',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  faults: {
    required: 'Please fill this in.',
    imei: 'An IMEI has 14 to 16 digits.',
    email: 'Enter a full e-mail address, such as name@company.co.id.',
    phone: 'Enter an Indonesian number, such as 0812-3456-7890 or +62 812-3456-7890.',
    plate: 'Enter a plate such as B 1234 ABC.',
    year: 'Enter a likely year of four digits, such as 2021.',
    passwordShort: 'A password has at least 8 characters.',
    passwordLong: 'A password has at most 128 characters.',
    equal: 'The two entries differ.',
  },
  luhnWarning: 'The check digit of this IMEI does not fit. Check it again, or save if it is right.',
}

export const record: UiTexts['record'] = {
  actions: 'OPTIONS',
  actionsOf: (name) => `Actions for ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  copy: (label) => `Copy ${label}`,
  copied: 'Copied',
}

export const state: UiTexts['state'] = {
  loading: 'Loading…',
  retry: 'Try again',
  failed: 'The data could not be loaded',
  wooops: 'Wooops',
  notFound: 'Record not found',
  notFoundMessage: 'The address may be wrong, or the record was deleted.',
  back: 'Back',
  simulated: simulatedTexts.en,
  simulatedHint: 'This record is simulated, it does not come from a real device.',
}

export const shell: UiTexts['shell'] = {
  product: 'SIKUD',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  navigation: 'Menu',
  skip: 'Skip to the content',
  search: 'Search plate, IMEI, driver, page…',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  account: 'Account',
  noUser: 'Loading account',
  noRole: 'None',
  language: 'Language',
  timeZone: 'Time zone',
  browserZone: (zone) => `Browser zone (${zone})`,
  logout: 'Sign out',
  footer: 'Sistem Informasi Kendali Unit Digital, © 2025 All Rights Reserved.',
}

export const page: UiTexts['page'] = { breadcrumb: 'Breadcrumb', actions: 'More actions' }

export const confirm: UiTexts['confirm'] = {
  title: 'Attention',
  text: 'Are you sure that you want to delete this record?',
  confirm: 'Continue',
  cancel: 'Cancel',
}

export const toast: UiTexts['toast'] = { region: 'Messages', close: 'Close notice' }
