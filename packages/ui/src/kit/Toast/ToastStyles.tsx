import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { paletteOf } from '../../theme/paletteOf.ts'
import { cardRadius, floatShadow } from '../../theme/shape.ts'

/** CSS class of the message in a toast. */
export const toastTextClass = 'SikudToast-text'

// Maximum number of lines, because a server can send a whole page as its message. The attribute `title` has the full
// text.
const MAX_LINES = 4

const kinds = ['success', 'error', 'info'] as const

/** The class of a toast with a link. */
export const longToastClass = 'SikudToast-long'

/** How long a toast is visible, and one with a link, in milliseconds. */
interface ToastTimes {
  duration: number
  linkDuration: number
}

function toastStyles(theme: Theme, { duration, linkDuration }: ToastTimes) {
  const palette = paletteOf(theme)
  return {
    '.Toastify__toast-container': {
      position: 'fixed',
      top: 'max(12px, env(safe-area-inset-top))',
      left: '50%',
      transform: 'translateX(-50%)',
      width: 'min(440px, calc(100vw - 24px))',
      zIndex: theme.zIndex.tooltip,
    },
    '.Toastify__toast': {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: 12,
      padding: '14px 10px 16px 16px',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      touchAction: 'none',
      ...theme.typography.body1,
      borderRadius: cardRadius,
      border: `1px solid ${palette.divider}`,
      color: palette.text.primary,
      backgroundColor: palette.background.raised ?? palette.background.paper,
      boxShadow: floatShadow,
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      '& > button': { flexShrink: 0, margin: '-6px 0 -6px auto' },
    },
    '.Toastify__toast-icon': { flexShrink: 0, display: 'flex', height: 22, alignItems: 'center' },
    [`.${toastTextClass}`]: {
      minWidth: 0,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: MAX_LINES,
      overflow: 'hidden',
    },
    '.Toastify__progress-bar--wrp': { position: 'absolute', inset: 'auto 0 0 0', height: 3 },
    '.Toastify__progress-bar--bg': { display: 'none' },
    '.Toastify__progress-bar': { height: '100%', transformOrigin: 'left' },
    '.Toastify__progress-bar--animated': { animation: 'sikud-toast-time linear 1 forwards' },
    ...Object.fromEntries(
      kinds.flatMap((kind) => [
        [`.Toastify__toast--${kind} .Toastify__toast-icon`, { color: palette[kind].main }],
        [`.Toastify__progress-bar--${kind}`, { backgroundColor: palette[kind].main }],
      ]),
    ),
    '.SikudToast-enter': { animation: 'sikud-toast-in .18s ease-out both' },
    '.SikudToast-exit': { animation: 'sikud-toast-out .12s ease-out both' },
    '@keyframes sikud-toast-in': { from: { opacity: 0, transform: 'translateY(-12px)' } },
    '@keyframes sikud-toast-out': { to: { opacity: 0, transform: 'translateY(-8px)' } },
    '@keyframes sikud-toast-time': { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
    '@media (prefers-reduced-motion: reduce)': {
      // The toast closes when this animation ends. So the animation must run, although the progress bar is invisible.
      '.Toastify__progress-bar--animated': {
        animationDuration: `${duration}ms !important`,
        visibility: 'hidden',
      },
      [`.${longToastClass} .Toastify__progress-bar--animated`]: {
        animationDuration: `${linkDuration}ms !important`,
      },
    },
  }
}

/** Styles toasts in the colours of the theme. */
export function ToastStyles(times: ToastTimes) {
  return <GlobalStyles styles={(theme) => toastStyles(theme, times)} />
}
