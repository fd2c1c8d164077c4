import { type Id, toast } from 'react-toastify/unstyled'
import Link from '@mui/material/Link'
import { toastTextClass } from './ToastStyles.tsx'

/** The kind of a toast: its icon and colour, and whether screen readers announce it at once (`error`). */
export type ToastKind = 'success' | 'error' | 'info'

/** The toast that was opened last; it may be closed. */
let last: { id: Id; kind: ToastKind } | undefined

/** Shows a toast and closes any other. Screen readers announce an error at once, and other messages when they pause. */
export function showToast(
  kind: ToastKind,
  message: string,
  { onClick, link }: { onClick?: () => void; link?: ToastLink } = {},
): void {
  const options = { role: kind === 'error' ? 'alert' : 'status', onClick }
  const line = <ToastLine message={message} link={link} />
  if (last?.kind === kind && toast.isActive(last.id)) {
    toast.update(last.id, { ...options, render: line, delay: undefined })
    return
  }
  // A toast that closes is never updated: it would be removed, with the new message, when its animation ends.
  toast.dismiss()
  toast.clearWaitingQueue()
  last = { id: toast[kind](line, options), kind }
}

interface ToastLink {
  label: string
  onClick: () => void
}

interface ToastLineProps {
  message: string
  link: ToastLink | undefined
}

/**
 * Renders the text of a toast and its link. The link is a `button` element that calls `onClick`, because toasts are
 * rendered outside of the router.
 */
function ToastLine({ message, link }: ToastLineProps) {
  return (
    <div>
      <span className={toastTextClass} title={message}>
        {message}
      </span>
      {link && (
        <Link component="button" type="button" variant="subtitle2" onClick={link.onClick}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
