export { LoginForm } from './fleet/auth/LoginForm.tsx'
