import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { SimulatedChip } from '../status/SimulatedChip.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { InboxItem } from '@sikud/api'
import { useNotificationTexts } from './texts.ts'

/** Says in words whether a notification is important or simulated, and how many notifications a digest replaces. */
export function ItemMarks({ item: { important, simulated, count = 1 } }: { item: InboxItem }) {
  const notification = useNotificationTexts()
  const format = useFormat()
  if (!important && !simulated && count === 1) return null
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {important && (
        <Chip
          component="span"
          size="small"
          label={notification.important}
          sx={{ color: 'error.main', bgcolor: 'error.soft', fontWeight: 650 }}
        />
      )}
      {count > 1 && (
        <Chip
          component="span"
          size="small"
          variant="outlined"
          label={notification.events(format.number(count))}
          sx={{ color: 'text.secondary', borderColor: 'divider' }}
        />
      )}
      {simulated && <SimulatedChip />}
    </Box>
  )
}

/** Marks an unread item with a dot and a text for screen readers; for a read item, the space stays empty. */
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
