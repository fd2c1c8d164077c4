import { FASTEST_BAND } from '../trip/speedBand.ts'
import type { MapColours } from '../mapColours.ts'
import type { MomentKind } from './MomentBadge.tsx'

/** The colour of a kind of moment, on the map, in the chart and in the list. */
export function momentColour(kind: MomentKind, { status, speedBands, casing }: MapColours): string {
  return kind === 'stop' ? status.idle : (speedBands[FASTEST_BAND] ?? casing)
}
