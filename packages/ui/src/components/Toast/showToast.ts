import { toast } from 'react-toastify/unstyled'

/** What a toast is about; also its id, so that there is one of each kind. */
export type ToastKind = 'success' | 'error' | 'info'

/** Shows a toast in the place of any other; an error is read out at once, the rest when there is a pause. */
export function showToast(kind: ToastKind, message: string, options: { onClick?: () => void } = {}): void {
  toast.dismiss()
  toast.clearWaitingQueue()
  toast[kind](message, { toastId: kind, role: kind === 'error' ? 'alert' : 'status', ...options })
}
