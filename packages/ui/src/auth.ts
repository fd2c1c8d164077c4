export { LoginForm, type LoginFormProps } from './fleet/auth/LoginForm.tsx'
export { RegisterForm, type RegisterFormProps } from './fleet/auth/RegisterForm.tsx'
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './fleet/auth/ForgotPasswordForm.tsx'
export { RecoverForm, type RecoverFormProps } from './fleet/auth/RecoverForm.tsx'
export {
  LinkPasswordForm,
  type LinkStep,
  type LinkPasswordFormProps,
  type LinkPasswords,
} from './fleet/auth/LinkPasswordForm.tsx'
export { VerifyEmailForm, type VerifyEmailFormProps } from './fleet/auth/VerifyEmailForm.tsx'
export { ConfirmEmailForm, type ConfirmEmailFormProps } from './fleet/auth/ConfirmEmailForm.tsx'
export { SetUpForm, type SetUpFormProps } from './fleet/auth/SetUpForm.tsx'
export { VerifyEmail } from './fleet/auth/VerifyEmail.tsx'
export { useLoginTexts } from './fleet/auth/texts.ts'
export { useSelfServiceTexts } from './fleet/auth/selfServiceTexts.ts'
export { FactorForm, type FactorFormProps } from './fleet/factor/FactorForm.tsx'
export type { VerifyEmailProps } from './fleet/auth/VerifyEmailDialog.tsx'
export type { GuestRequest } from './fleet/auth/GuestForm.tsx'
