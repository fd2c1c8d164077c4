export { PasswordForm } from './fleet/account/PasswordForm.tsx'
