import Box from '@mui/material/Box'
import { encode } from 'uqr'

/**
 * Draws a text as a QR code with a margin of 4 modules. In the dark theme it is black on white too, because every
 * camera can read these colours.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG, so there is no file for an img
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', color: 'common.black', bgcolor: 'common.white' }}
    >
      <path fill="currentColor" d={path} />
    </Box>
  )
}
