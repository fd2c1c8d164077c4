import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { fleetColours } from '../../theme/fleetColours.ts'
import { paletteOf } from '../../theme/paletteOf.ts'

const mainRoads = [
  'M-40 352 L260 326 L540 318 L860 286',
  'M-40 612 L220 584 L520 572 L860 548',
  'M208 172 L178 420 L150 690 L128 960',
  'M548 120 L590 330 L628 560 L690 960',
]

const streets = [
  'M-40 468 L182 448 L404 452 L612 462 L860 430',
  'M-40 760 L140 742 L360 770 L660 742 L860 752',
  'M60 210 L44 470 L20 960',
  'M330 200 L318 452 L352 960',
  'M446 150 L470 320 L506 572 L548 960',
  'M716 140 L742 296 L760 560 L812 960',
  'M188 330 L330 214',
  'M352 196 L590 330 L860 520',
  'M150 690 L352 868',
  'M506 572 L660 742',
]

/** The line of the trip, in driving order. Each section has the colour of one speed band. */
const trip = [
  { band: 3, d: 'M-40 652 C0 648 30 642 58 628' },
  { band: 2, d: 'M58 628 C84 615 104 598 122 574' },
  { band: 0, d: 'M122 574 C170 510 196 436 262 418 C296 409 330 416 372 414' },
  { band: 1, d: 'M372 414 C410 412 432 398 456 384' },
  { band: 3, d: 'M456 384 C498 360 530 346 570 356' },
  { band: 2, d: 'M570 356 C592 362 604 372 620 384' },
  { band: 4, d: 'M620 384 C652 408 668 432 704 430' },
] as const

const ahead = 'M704 430 C748 428 776 388 860 372'

/** Draws the map in the map colours of the theme. */
export function AuthMapDrawing() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      sx={(theme) => ({
        ...drawingColours(theme),
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        fill: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
    >
      <path
        fill="var(--water)"
        d="M-40 -40 H860 V122 C770 112 700 96 610 104 C540 110 490 138 420 146 C360 153 320 132 262 150 C190 172 90 176 -40 170 Z"
      />
      <path
        stroke="var(--water)"
        strokeWidth="13"
        d="M300 140 C292 220 352 268 344 352 C334 452 262 500 276 610 C288 704 236 776 246 960"
      />
      <path stroke="var(--road)" strokeWidth="4" opacity=".75" d={streets.join('')} />
      <path stroke="var(--road)" strokeWidth="11" d={mainRoads.join('')} />
      <path stroke="var(--remaining)" strokeWidth="4" strokeDasharray="1 9" d={ahead} />
      <path stroke="var(--casing)" strokeWidth="13" d={trip.map(({ d }) => d).join('')} />
      {trip.map((piece) => (
        <path
          key={piece.d}
          stroke={`var(--band-${piece.band})`}
          strokeWidth={piece.band === 4 ? 10.5 : 9.5}
          d={piece.d}
        />
      ))}
      <circle cx="372" cy="414" r="19" fill="var(--paper)" stroke="var(--idle)" strokeWidth="4" />
      <rect x="365" y="407" width="14" height="14" rx="2.5" fill="var(--idle)" />
      <circle cx="704" cy="430" r="34" fill="var(--accent)" opacity=".18" />
      <circle cx="704" cy="430" r="19" fill="var(--paper)" stroke="var(--accent)" strokeWidth="4" />
      <path fill="var(--accent)" transform="translate(704 430) rotate(82)" d="M0 -9.5 7.5 8 0 4.6 -7.5 8Z" />
    </Box>
  )
}

function drawingColours(theme: Theme) {
  const { background, primary } = paletteOf(theme)
  const { water, road, remaining, casing, status, speedBands } = fleetColours(theme)
  return {
    '--water': water,
    '--road': road,
    '--remaining': remaining,
    '--casing': casing,
    '--idle': status.idle,
    '--paper': background.paper,
    '--accent': primary.main,
    ...Object.fromEntries(speedBands.map((colour, band) => [`--band-${band}`, colour])),
  }
}
