import type { UiTexts } from '../UiTexts.ts'

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
    equal: 'The two entries differ.',
  },
  luhnWarning: 'The check digit of this IMEI does not fit. Check it again, or save if it is right.',
}
