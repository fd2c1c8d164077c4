import { cardRadius } from '@sikud/ui/status'
import { CARD_BESIDE_BUTTONS, CARD_EDGE, CARD_WIDTH, LOW_MAP, NARROW_MAP } from './cardPlace.ts'
import { PEEK_HEIGHT } from './sheetHeight.ts'

/** Styles of a workspace. */
export const rootLook = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  // Printed, the panel is as long as its rows.
  '@media print': { display: 'block' },
} as const

// The map's own controls and notices stay clear of what lies over it.
export const roomyMapLook = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  // The place of the card depends on the size of the map.
  containerType: 'size',
  '--map-left': '62px',
} as const
export const phoneMapLook = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '@media screen': { overflow: 'hidden' },
  '--map-top': '60px',
  '--map-bottom': `calc(${PEEK_HEIGHT}px + var(--sheet-inset))`,
} as const

/** On paper there is no place for what is not the list. */
export const notPrinted = { '@media print': { display: 'none' } } as const

/** On paper the panel is all that shows, also where it is closed. */
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
  // Six buttons of the map stand at the lower right; on a low map the card stands beside them.
  maxHeight: 'calc(100% - 348px)',
  [`@container (max-height: ${LOW_MAP}.95px)`]: {
    right: CARD_BESIDE_BUTTONS,
    maxHeight: `calc(100% - ${2 * CARD_EDGE}px)`,
  },
  // On a narrow map the vehicle stands above the card. See `freeBox`.
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
