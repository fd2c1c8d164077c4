'use client'

import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { cardRadius, floatShadow } from '../../theme/shape.ts'
import { IconMark } from '../../kit/IconMark/IconMark.tsx'
import { usePushTexts } from './texts.ts'

export interface PushBannerProps {
  /** Asks the browser for permission; browsers allow that only on a click. */
  onAccept: () => void
  onDismiss: () => void
}

/** Offers push messages before the browser asks for permission. It floats in a corner and takes no focus. */
export function PushBanner({ onAccept, onDismiss }: PushBannerProps) {
  const texts = usePushTexts()
  return (
    <Box
      component="section"
      aria-label={texts.bannerLabel}
      sx={{
        position: 'fixed',
        right: { xs: 12, sm: 24 },
        left: { xs: 12, sm: 'auto' },
        bottom: 'max(12px, env(safe-area-inset-bottom))',
        zIndex: 'fab',
        width: { sm: 400 },
        p: 2,
        display: 'flex',
        gap: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: cardRadius,
        bgcolor: 'background.raised',
        boxShadow: floatShadow,
      }}
    >
      <IconMark icon={NotificationsActiveOutlined} tone="primary" size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle1" component="h2">
          {texts.bannerTitle}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {texts.bannerText}
        </Typography>
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" size="small" onClick={onAccept}>
            {texts.accept}
          </Button>
          <Button size="small" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
