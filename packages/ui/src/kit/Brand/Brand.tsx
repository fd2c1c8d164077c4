'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { headings } from '../../theme/typography.ts'
import { paletteOf } from '../../theme/paletteOf.ts'
import { useShellTexts } from '../texts.ts'

const fill = { fill: (theme: Theme) => paletteOf(theme).primary.main }

/** Renders the mark of the logo, which is a route between two points. */
export function BrandMark({ size = 34 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 34 34"
      aria-hidden
      sx={{ width: size, height: size, flexShrink: 0, color: 'primary.contrastText', display: 'block' }}
    >
      <Box component="rect" width="34" height="34" rx="10" sx={fill} />
      <path
        d="M11 23.6c4.6-.4 6-2.3 6.3-5.4.3-3 1.6-4.8 4.4-5.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="10.4" cy="23.7" r="2.3" fill="currentColor" />
      <circle cx="23.3" cy="11.2" r="2.7" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </Box>
  )
}

/** Renders the logo: the mark with the name of the product. */
export function Brand({ name, nameHidden = false }: { name?: string; nameHidden?: boolean }) {
  const shell = useShellTexts()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <BrandMark />
      {nameHidden ? null : (
        <Typography component="span" variant="h2" sx={{ ...headings.h2, fontWeight: 750 }}>
          {name ?? shell.product}
        </Typography>
      )}
    </Box>
  )
}
