export { showToast, ToastHost, type ToastKind, type ToastLeads } from './kit/Toast/ToastHost.tsx'
