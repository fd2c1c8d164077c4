import Link from '@mui/material/Link'
import { toastTextClass } from './ToastStyles.tsx'

/** Where a toast leads. */
export interface ToastLink {
  label: string
  onClick: () => void
}

interface ToastLineProps {
  message: string
  link: ToastLink | undefined
}

/** The words of a toast, and the link below them; a button, since toasts stand outside of any router. */
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
