'use client'

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import {
  cssTransition,
  toast,
  ToastContainer,
  type CloseButtonProps,
  type IconProps,
} from 'react-toastify/unstyled'
import { useEffect } from 'react'
import { warnAfter } from '../../hooks/warnOnce.ts'
import { longToastClass, ToastStyles, toastTextClass } from './ToastStyles.tsx'
import { useToastTexts } from '../texts.ts'

const DURATION_MS = 5000
/** Long enough to read the message, to see the link and to press it. */
const LINK_DURATION_MS = 10_000

const appear = cssTransition({ enter: 'SikudToast-enter', exit: 'SikudToast-exit', collapse: false })

function ToastIcon({ type }: IconProps) {
  if (type === 'success') return <CheckCircleOutlined />
  return type === 'error' ? <ErrorOutlineOutlined /> : <InfoOutlined />
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const texts = useToastTexts()
  return (
    <IconButton
      size="small"
      aria-label={texts.close}
      onClick={(event) => {
        event.stopPropagation()
        closeToast(true)
      }}
    >
      <CloseOutlined fontSize="small" />
    </IconButton>
  )
}

/** Renders one toast at a time at the top centre, for five seconds, or ten if it has a link. The time stops while the pointer is on it. */
export function ToastHost() {
  const texts = useToastTexts()
  useEffect(() => {
    hosts += 1
    return () => void (hosts -= 1)
  }, [])
  return (
    <>
      <ToastStyles duration={DURATION_MS} linkDuration={LINK_DURATION_MS} />
      <ToastContainer
        aria-label={texts.region}
        position="top-center"
        autoClose={DURATION_MS}
        limit={1}
        newestOnTop
        pauseOnHover
        draggable
        transition={appear}
        icon={ToastIcon}
        closeButton={CloseToast}
      />
    </>
  )
}

/** The kind of a toast: its icon and colour, and whether screen readers announce it at once (`error`). */
export type ToastKind = 'success' | 'error' | 'info'

/** The number of hosts on the page. */
let hosts = 0
/** Time for a host whose code is still loading, in milliseconds. */
const HOST_WAIT_MS = 2_000

const NO_HOST =
  'A toast was not shown: render <ToastHost /> of @sikud/ui/toast once in the app, or <NoticeHost> for a notifier.'

/** The number of toasts so far. */
let count = 0

/**
 * Shows a toast and closes any other; its id is its kind. Screen readers announce an error at once, and other messages
 * when they pause.
 */
export function showToast(kind: ToastKind, message: string, { onClick, link }: ToastLeads = {}): void {
  warnAfter(HOST_WAIT_MS, () => hosts === 0, NO_HOST)
  const options = {
    toastId: kind,
    role: kind === 'error' ? 'alert' : 'status',
    onClick,
    closeOnClick: onClick !== undefined,
    autoClose: link ? LINK_DURATION_MS : DURATION_MS,
    className: link ? longToastClass : '',
  }
  const line = <ToastLine message={message} link={link} />
  toast.dismiss()
  toast.clearWaitingQueue()
  count += 1
  // Only one of these calls has an effect. While a toast with this id is on the page, even one that closes, a second one
  // is ignored; the new `key` makes React replace it.
  const replacement = { ...options, key: `${kind}-${count}`, render: line, delay: undefined }
  toast.update(kind, replacement)
  toast[kind](line, options)
}

/** What happens after a click on the whole toast (`onClick`), or on a link in the toast (`link`). Both close the toast. */
export interface ToastLeads {
  onClick?: () => void
  link?: { label: string; onClick: () => void } | undefined
}

interface ToastLineProps extends Pick<ToastLeads, 'link'> {
  message: string
  /** Closes the toast; react-toastify gives this function to the content of each toast. */
  closeToast?: () => void
}

/**
 * Renders the text of a toast and its link. The link is a `button` element that calls `onClick`, because toasts are
 * rendered outside of the router.
 */
function ToastLine({ message, link, closeToast }: ToastLineProps) {
  return (
    <div>
      <span className={toastTextClass} title={message}>
        {message}
      </span>
      {link && (
        <Link
          component="button"
          type="button"
          variant="subtitle2"
          onClick={() => {
            // Closes it first, because the link may show the next toast.
            closeToast?.()
            link.onClick()
          }}
        >
          {link.label}
        </Link>
      )}
    </div>
  )
}
