export { showToast, type ToastKind } from './kit/Toast/showToast.ts'
export { ToastHost } from './kit/Toast/ToastHost.tsx'
