import { createElement } from 'react'
import { toast } from 'react-toastify/unstyled'
import { ToastLine, type ToastLink } from './ToastLine.tsx'

/** The kind of a toast. It is also the id of the toast, so that there is at most one toast of each kind. */
export type ToastKind = 'success' | 'error' | 'info'

const kinds: ToastKind[] = ['success', 'error', 'info']

/** Shows a toast and closes any other. Screen readers announce an error at once, and other messages when they pause. */
export function showToast(
  kind: ToastKind,
  message: string,
  { onClick, link }: { onClick?: () => void; link?: ToastLink } = {},
): void {
  for (const other of kinds) if (other !== kind) toast.dismiss(other)
  toast.clearWaitingQueue()
  const options = { toastId: kind, role: kind === 'error' ? 'alert' : 'status', onClick }
  const line = createElement(ToastLine, { message, link })
  // Updates the toast of this kind if it is still visible or closing. In that case, `toast[kind]` below does nothing.
  toast.update(kind, { ...options, render: line, delay: 0 })
  toast[kind](line, options)
}
