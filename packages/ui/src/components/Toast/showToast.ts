import { createElement } from 'react'
import { toast } from 'react-toastify/unstyled'
import { ToastLine, type ToastLink } from './ToastLine.tsx'

/** The kind of a toast; also its id, so that at most one of each kind exists. */
export type ToastKind = 'success' | 'error' | 'info'

const kinds: ToastKind[] = ['success', 'error', 'info']

/** Shows a toast in place of any other; screen readers announce an error at once, others politely. */
export function showToast(
  kind: ToastKind,
  message: string,
  { onClick, link }: { onClick?: () => void; link?: ToastLink } = {},
): void {
  for (const other of kinds) if (other !== kind) toast.dismiss(other)
  toast.clearWaitingQueue()
  const options = { toastId: kind, role: kind === 'error' ? 'alert' : 'status', onClick }
  const line = createElement(ToastLine, { message, link })
  // Updates a toast of this kind that is visible or closing. If there is one, `toast[kind]` below does nothing.
  toast.update(kind, { ...options, render: line, delay: 0 })
  toast[kind](line, options)
}
