import Box from '@mui/material/Box'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useNotificationTexts } from './useNotificationTexts.ts'

/** Marks an unread item, with a text for screen readers; reserves the space when read. */
export function UnreadDot({ read }: { read: boolean }) {
  const notification = useNotificationTexts()
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        width: 8,
        height: 8,
        mt: '7px',
        borderRadius: '50%',
        bgcolor: read ? 'transparent' : 'primary.main',
        '@media (forced-colors: active)': { bgcolor: read ? 'transparent' : 'Highlight' },
      }}
    >
      {!read && <VisuallyHidden>{notification.unread}</VisuallyHidden>}
    </Box>
  )
}
