export { Form } from './components/Form/Form.tsx'
export { TextField } from './components/Form/TextField.tsx'
export { ComboField } from './components/Form/ComboField.tsx'
export { CheckField } from './components/Form/CheckField.tsx'
export { DateTimeField } from './components/Form/DateTimeField.tsx'
export { PasswordField } from './components/Form/PasswordField.tsx'
export { FormActions } from './components/Form/FormActions.tsx'
export type { ComboId, ComboOption } from './components/Form/comboOptions.ts'
export { equalTo, firstFault, required, type FieldCheck, type FieldFault } from './components/Form/checks.ts'
export {
  email,
  failsLuhn,
  imeiDigits,
  indonesianPhone,
  newPassword,
  plate,
  yearUntil,
} from './fleet/checks.ts'
export { normalisePlate } from './fleet/vehicle/normalisePlate.ts'
export { momentOf, wallTime } from './components/Form/wallTime.ts'
export { SaveCancelled } from './components/Form/SaveCancelled.ts'
