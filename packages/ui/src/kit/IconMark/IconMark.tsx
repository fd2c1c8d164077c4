import type SvgIcon from '@mui/material/SvgIcon'
import Box from '@mui/material/Box'
import { softColour } from '../../theme/paletteOf.ts'

interface IconMarkProps {
  icon: typeof SvgIcon
  tone: 'primary' | 'warning' | 'error'
  /** Diameter of the circle in px; the icon is half as wide. */
  size?: number
}

/** Renders an icon in a tinted circle, for dialogs, errors and banners. */
export function IconMark({ icon: Icon, tone, size = 56 }: IconMarkProps) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: (theme) => softColour(theme, tone),
        color: `${tone}.main`,
      }}
    >
      <Icon sx={{ fontSize: size / 2 }} />
    </Box>
  )
}
