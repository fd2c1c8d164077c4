'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Brand } from '../../kit/Brand/Brand.tsx'
import { covered } from '../../kit/AppShell/shellSizes.ts'
import { useShellTexts } from '../../kit/texts.ts'
import { fleetColours } from '../../theme/fleetColours.ts'
import { cardRadius, floatShadow } from '../../theme/shape.ts'
import { AuthMapDrawing } from './AuthMapDrawing.tsx'
import { useLoginTexts } from './texts.ts'

export interface AuthCardProps {
  title: string
  subtitle?: string
  /** Shown beside the brand, such as a button that changes the language. */
  corner?: ReactNode
  children: ReactNode
}

/** Renders a page for visitors who are not signed in: a form on the left and, from 900 px, a drawn map on the right. */
export function AuthCard({ title, subtitle, corner, children }: AuthCardProps) {
  const texts = useShellTexts()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(440px, 46.5fr) 53.5fr' },
        minHeight: '100dvh',
        pt: covered.top,
        pr: { xs: covered.right, md: 0 },
        pb: covered.bottom,
        pl: covered.left,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 4 }, py: { xs: 3, md: 4 } }}>
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: 380, mx: 'auto', my: { xs: 0, sm: 'auto' }, pt: { xs: 3, sm: 0 } }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Brand />
            {corner}
          </Box>
          <Typography variant="h1" sx={{ mt: 4.5, fontSize: { xs: '1.625rem', sm: '1.875rem' } }}>
            {title}
          </Typography>
          {subtitle ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{subtitle}</Typography> : null}
          <Box sx={{ mt: 3 }}>{children}</Box>
        </Box>
        <Typography
          component="footer"
          variant="caption"
          sx={{
            maxWidth: 380,
            width: '100%',
            mx: 'auto',
            mt: { xs: 'auto', sm: 0 },
            pt: 4,
            color: 'text.secondary',
          }}
        >
          {texts.footer}
        </Typography>
      </Box>
      <AuthMap />
    </Box>
  )
}

function AuthMap() {
  const texts = useLoginTexts()
  return (
    <Box
      component="aside"
      aria-label={texts.claim}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        bgcolor: (theme) => fleetColours(theme).land,
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <AuthMapDrawing />
      <Box
        sx={{
          position: 'absolute',
          left: 44,
          bottom: 44,
          maxWidth: 'calc(100% - 88px)',
          px: 2.75,
          py: 2.25,
          borderRadius: cardRadius,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          boxShadow: floatShadow,
        }}
      >
        <Typography component="p" variant="h2">
          {texts.claim}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {texts.claimDetail}
        </Typography>
      </Box>
    </Box>
  )
}
