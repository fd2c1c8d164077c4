export { Form } from './components/Form/Form.tsx'
export { TextField } from './components/Form/TextField.tsx'
export { ComboField } from './components/Form/ComboField.tsx'
export { CheckField } from './components/Form/CheckField.tsx'
export { DateTimeField } from './components/Form/DateTimeField.tsx'
export { PasswordField } from './components/Form/PasswordField.tsx'
export { FormActions } from './components/Form/FormActions.tsx'
export type { ComboId, ComboOption } from './components/Form/comboOptions.ts'
export {
  email,
  equalTo,
  firstFault,
  imeiDigits,
  indonesianPhone,
  plate,
  required,
  yearUntil,
  type FieldCheck,
  type FieldFault,
} from './components/Form/checks.ts'
export { failsLuhn } from './components/Form/checks.ts'
export { normalisePlate } from './components/Form/normalisePlate.ts'
export { momentOf, wallTime } from './components/Form/wallTime.ts'
export { SaveCancelled } from './components/Form/SaveCancelled.ts'
export { useFormTexts } from './components/texts.ts'
