import { toast } from 'react-toastify/unstyled'

/** What a toast is about; also its id, so that there is one of each kind. */
export type ToastKind = 'success' | 'error' | 'info'

const kinds: ToastKind[] = ['success', 'error', 'info']

/** Shows a toast in the place of any other; an error is read out at once, the rest when there is a pause. */
export function showToast(
  kind: ToastKind,
  message: string,
  { onClick }: { onClick?: () => void } = {},
): void {
  for (const other of kinds) if (other !== kind) toast.dismiss(other)
  toast.clearWaitingQueue()
  const options = { toastId: kind, role: kind === 'error' ? 'alert' : 'status', onClick }
  // One of the same id that is on screen, or on its way out, is renewed; then the call after it does nothing.
  toast.update(kind, { ...options, render: message, delay: 0 })
  toast[kind](message, options)
}
