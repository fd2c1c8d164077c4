import type { UiTexts } from '../UiTexts.ts'

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
