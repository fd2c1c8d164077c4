export { showToast, type ToastKind } from './components/Toast/showToast.ts'
export { ToastHost } from './components/Toast/ToastHost.tsx'
