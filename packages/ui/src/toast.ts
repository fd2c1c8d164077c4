export { showToast, type ToastKind } from './kit/Toast/showToast.tsx'
export { ToastHost } from './kit/Toast/ToastHost.tsx'
