import { cardRadius } from '@sikud/ui/status'

/** Width in px of the card over the map, and its distance from the map's edges. */
export const CARD_WIDTH = 320
export const CARD_EDGE = 14
/** Distance in px of the card from the right edge of the map, if the card is beside the buttons of the map. */
export const CARD_BESIDE_BUTTONS = 68

/** Place of the card: above the buttons of the map, beside them or, on a narrow map, below the vehicle. */
type CardPlace = 'above' | 'beside' | 'below'

/** Up to this height of the map, in px, the card is beside the buttons. */
const LOW_MAP = 795
/** Up to this width of the map, in px, the card is below the vehicle. */
const NARROW_MAP = 520

/** Returns the place of the card on a map of this size in px. */
export function cardPlace({ width, height }: { width: number; height: number }): CardPlace {
  if (width <= NARROW_MAP) return 'below'
  return height <= LOW_MAP ? 'beside' : 'above'
}

export const rootLook = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  // A flex container would stretch or shrink the panel to the height of the container. In a block container, the
  // printed panel is as high as all its rows.
  '@media print': { display: 'block' },
} as const

// Other parts of the page cover a strip of the map at some edges. `--map-left`, `--map-top` and `--map-bottom` are the
// widths of these strips. The controls of the map stay out of the strips.
export const roomyMapLook = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  // The container queries in `cardLook` place the card according to the size of the map.
  containerType: 'size',
  '--map-left': '62px',
} as const

// The strips of the map that the card covers. Only the message that replaces the map stays out of them.
export const besideCardLook = {
  '& > *': {
    '--card-width': `${CARD_EDGE + CARD_WIDTH}px`,
    [`@container (max-height: ${LOW_MAP}.95px)`]: { '--card-width': `${CARD_BESIDE_BUTTONS + CARD_WIDTH}px` },
    [`@container (max-width: ${NARROW_MAP}.95px)`]: { '--card-width': '0px', '--card-height': '50cqh' },
  },
} as const

export const phoneMapLook = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '@media screen': { overflow: 'hidden' },
  '--map-top': '60px',
} as const

/** In a low window, the page scrolls to the player below the map. */
export const lowMapLook = { flexShrink: 0, minHeight: 190 } as const

/** Hides a part of the page in print, because only the panel is printed. */
export const notPrinted = { '@media print': { display: 'none' } } as const

/** Shows the panel in print, even if it is closed. */
export const printedPanel = {
  '@media print': { display: 'flex', width: '100%', border: 0, overflow: 'visible' },
} as const

export const panelLook = {
  flexDirection: 'column',
  flexShrink: 0,
  pb: 'env(safe-area-inset-bottom, 0px)',
  minHeight: 0,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
  outline: 'none',
} as const

export const cardLook = {
  position: 'absolute',
  zIndex: 2,
  top: CARD_EDGE,
  right: CARD_EDGE,
  width: CARD_WIDTH,
  // Leaves room for the six buttons of the map at the lower right; on a low map the card is beside them.
  maxHeight: 'calc(100% - 348px)',
  [`@container (max-height: ${LOW_MAP}.95px)`]: {
    right: CARD_BESIDE_BUTTONS,
    maxHeight: `calc(100% - ${2 * CARD_EDGE}px)`,
  },
  // On a narrow map, the card is at the bottom, and `freeBox` returns the part above it, where the vehicle is shown.
  [`@container (max-width: ${NARROW_MAP}.95px)`]: {
    top: 'auto',
    bottom: CARD_EDGE,
    right: CARD_BESIDE_BUTTONS,
    width: `min(${CARD_WIDTH}px, calc(100% - ${CARD_EDGE + CARD_BESIDE_BUTTONS}px))`,
    maxHeight: `calc(50% - ${CARD_EDGE}px)`,
  },
  overflow: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: cardRadius,
  boxShadow: 8,
} as const
