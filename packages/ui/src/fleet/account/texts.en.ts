import type { AccountTexts } from './texts.ts'

export const en: AccountTexts = {
  passwordForm: 'Change password',
  password: 'Current password',
  passwordNew: 'New password',
  passwordRepeated: 'Repeat the new password',
  profileForm: 'Profile data',
  name: 'Full name',
  phone: 'Phone',
  province: 'Province',
  regency: 'City/regency',
  district: 'District',
  village: 'Village',
  address: 'Full address',
  provinceFirst: 'Choose a province first.',
  regencyFirst: 'Choose a city or regency first.',
  districtFirst: 'Choose a district first.',
}
