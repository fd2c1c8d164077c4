/** Height of the top bar, in pixels. */
export const barHeight = 64
/** Widths of the sidebar, in pixels. */
export const sidebarWidth = { full: 264, collapsed: 64 }
