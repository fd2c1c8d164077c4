export { PasswordForm } from './fleet/account/PasswordForm.tsx'
export { ProfileForm } from './fleet/account/ProfileForm.tsx'
export type { PlaceChoices } from './fleet/account/PlaceFields.tsx'
export type { Place, ProfileValues } from './fleet/account/profileValues.ts'
