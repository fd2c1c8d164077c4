export { PasswordForm } from './fleet/account/PasswordForm.tsx'
export { ProfileForm, type ProfileFormProps } from './fleet/account/ProfileForm.tsx'
export type { PlaceChoices } from './fleet/account/PlaceFields.tsx'
export type { Place, ProfileValues } from './fleet/account/profileValues.ts'
export { SecurityCard, type SecurityCardProps } from './fleet/security/SecurityCard.tsx'
export {
  ConfirmPasswordDialog,
  type ConfirmPasswordDialogProps,
  type PasswordValues,
  type CodeValues,
} from './fleet/security/ConfirmPasswordDialog.tsx'
export { EmailCard, type EmailCardProps } from './fleet/security/EmailCard.tsx'
export { EmailDialog, type EmailDialogProps, type EmailValues } from './fleet/security/EmailDialog.tsx'
export { SessionList, type SessionListProps } from './fleet/security/SessionList.tsx'
export { ApiTokenList, type ApiTokenListProps } from './fleet/security/ApiTokenList.tsx'
export { ApiTokenDialog, type ApiTokenDialogProps } from './fleet/security/ApiTokenDialog.tsx'
export { useSecurityTexts } from './fleet/security/texts.ts'
export { FactorCard, type FactorCardProps, type FactorState } from './fleet/security/FactorCard.tsx'
export { FactorDialog, type FactorDialogProps, type FactorSeed } from './fleet/factor/FactorDialog.tsx'
export { PasskeyList, type PasskeyListProps } from './fleet/security/PasskeyList.tsx'
export { PasskeyDialog, type PasskeyDialogProps } from './fleet/factor/PasskeyDialog.tsx'
export { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './fleet/factor/RecoveryCodesDialog.tsx'
export { RequiredFactor, type RequiredFactorProps } from './fleet/factor/RequiredFactor.tsx'
export { useFactorTexts } from './fleet/factor/texts.ts'
