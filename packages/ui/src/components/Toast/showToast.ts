import { createElement } from 'react'
import { toast } from 'react-toastify/unstyled'
import { ToastLine, type ToastLink } from './ToastLine.tsx'

/** What a toast is about; also its id, so that there is one of each kind. */
export type ToastKind = 'success' | 'error' | 'info'

const kinds: ToastKind[] = ['success', 'error', 'info']

/** Shows a toast in the place of any other; an error is read out at once, the rest when there is a pause. */
export function showToast(
  kind: ToastKind,
  message: string,
  { onClick, link }: { onClick?: () => void; link?: ToastLink } = {},
): void {
  for (const other of kinds) if (other !== kind) toast.dismiss(other)
  toast.clearWaitingQueue()
  const options = { toastId: kind, role: kind === 'error' ? 'alert' : 'status', onClick }
  const line = createElement(ToastLine, { message, link })
  // One of the same id that is on screen, or on its way out, is renewed; then the call after it does nothing.
  toast.update(kind, { ...options, render: line, delay: 0 })
  toast[kind](line, options)
}
