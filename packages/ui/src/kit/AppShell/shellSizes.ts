/** Height of the top bar, in pixels. */
export const barHeight = 64
/**
 * CSS widths of the strips at the edges of the window that a notch, round corners or the home indicator cover. On most
 * devices they are 0.
 */
export const covered = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
}
/** Widths of the sidebar, in pixels. */
export const sidebarWidth = { full: 264, collapsed: 64 }
