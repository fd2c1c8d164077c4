import type { CheckTexts } from './checkTexts.ts'

export const en: CheckTexts = {
  imei: 'An IMEI has 14 to 16 digits.',
  plate: 'Enter a plate such as B 1234 ABC.',
  year: 'Enter a likely year of four digits, such as 2021.',
  luhnWarning: 'The check digit of this IMEI does not fit. Check it again, or save if it is right.',
}
