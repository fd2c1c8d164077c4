/** Width in px of the card over the map, and its distance from the map's edges. */
export const CARD_WIDTH = 320
export const CARD_EDGE = 14
/** Distance in px of the card from the right edge of the map, if the card is beside the buttons of the map. */
export const CARD_BESIDE_BUTTONS = 68

/** Place of the card: above the buttons of the map, beside them or, on a narrow map, below the vehicle. */
export type CardPlace = 'above' | 'beside' | 'below'

/** Up to this height of the map, in px, the card is beside the buttons. */
export const LOW_MAP = 795
/** Up to this width of the map, in px, the card is below the vehicle. */
export const NARROW_MAP = 520

/** Returns the place of the card on a map of this size in px. */
export function cardPlace({ width, height }: { width: number; height: number }): CardPlace {
  if (width <= NARROW_MAP) return 'below'
  return height <= LOW_MAP ? 'beside' : 'above'
}
