import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Age } from '../../kit/Age/Age.tsx'
import { chipRadius } from '../../theme/shape.ts'
import type { InboxItem } from './InboxItem.ts'
import { ItemMarks, UnreadDot } from './ItemMarks.tsx'
import { KindIcon } from './KindIcon.tsx'

const row = {
  width: '100%',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 1.25,
  px: 1.25,
  py: 1,
  borderRadius: chipRadius,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
} as const

interface PanelItemProps {
  item: InboxItem
  /** URL of the inbox; an item that has no page of its own links to the inbox. */
  allTo: string
  onFollow: () => void
}

/** Renders one notification in two lines, with its title, its age and the start of its text. */
export function PanelItem({ item, allTo, onFollow }: PanelItemProps) {
  return (
    <li>
      <ButtonBase href={item.to ?? allTo} onClick={onFollow} sx={row}>
        <UnreadDot read={item.read} />
        <KindIcon kind={item.kind} important={item.important} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography component="bdi" variant={item.read ? 'body1' : 'subtitle1'} noWrap sx={{ flex: 1 }}>
              {item.title}
            </Typography>
            <Typography component="span" variant="caption" sx={{ flexShrink: 0, color: 'text.secondary' }}>
              <time dateTime={item.at}>
                <Age at={item.at} />
              </time>
            </Typography>
          </Box>
          {item.body ? (
            <Typography
              component="bdi"
              variant="body2"
              noWrap
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {item.body}
            </Typography>
          ) : null}
          <ItemMarks item={item} />
        </Box>
      </ButtonBase>
    </li>
  )
}
