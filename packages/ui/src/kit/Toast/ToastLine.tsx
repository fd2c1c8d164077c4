import Link from '@mui/material/Link'
import { toastTextClass } from './ToastStyles.tsx'

/** A link in a toast. */
export interface ToastLink {
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
export function ToastLine({ message, link }: ToastLineProps) {
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
