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
/**
 * Class of a list of records. As a child of `main` it makes the page as high as the window: the list gets the height
 * that the rest of the page leaves, and only its rows scroll.
 */
export const listClass = 'sikud-list'
/** Matches a window in which a page with a list is as high as the window. */
export const listWindow = '@media screen and (min-width: 600px) and (min-height: 560px)'
/** Widths of the sidebar, in pixels. */
export const sidebarWidth = { full: 264, collapsed: 64 }
