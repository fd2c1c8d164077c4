/** Default width of a panel, in px. */
export const PANEL_WIDTH = 360

export const MIN_PANEL_WIDTH = 300
export const MAX_PANEL_WIDTH = 560

const STEP = 20

/** Returns the nearest allowed width of a panel in px. */
export function limitPanelWidth(width: number): number {
  return Math.round(Math.min(MAX_PANEL_WIDTH, Math.max(MIN_PANEL_WIDTH, width)))
}

/** Returns the width of a panel after a key press; null if the key does not change the width. */
export function panelWidthAfterKey(key: string, width: number): number | null {
  const next = {
    ArrowRight: width + STEP,
    ArrowLeft: width - STEP,
    Home: MIN_PANEL_WIDTH,
    End: MAX_PANEL_WIDTH,
    Enter: PANEL_WIDTH,
  }[key]
  return next === undefined ? null : limitPanelWidth(next)
}
