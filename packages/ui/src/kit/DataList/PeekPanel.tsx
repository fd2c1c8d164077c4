import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { covered } from '../AppShell/shellSizes.ts'
import { useListTexts } from '../texts.ts'

interface PeekPanelProps {
  /** The name of the row. */
  title: ReactNode
  /** URL of the page of the row; without it, there is no link. */
  to: string | undefined
  onClose: () => void
  /** Called with -1 for the row above and 1 for the row below. */
  onStep: (by: -1 | 1) => void
  /** The main facts of the row. */
  children: ReactNode
}

/** Shows the main facts of a row in a panel at the right. Its arrow keys go to the other rows, Space closes it. */
export function PeekPanel({ title, to, onClose, onStep, children }: PeekPanelProps) {
  const texts = useListTexts()
  const id = useId()
  const press = (event: KeyboardEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input') !== null
    if (event.key === 'ArrowUp') onStep(-1)
    else if (event.key === 'ArrowDown') onStep(1)
    else if (event.key === ' ' && !isOnControl) onClose()
    else return
    event.preventDefault()
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      onKeyDown={press}
      // The list gives the focus to the row that was shown last.
      disableRestoreFocus
      slotProps={{
        backdrop: { invisible: true },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paperLook },
      }}
    >
      <Typography
        id={id}
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{ px: 3, pt: 2.5, pb: 1, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Box sx={factsLook}>{children}</Box>
      <Box sx={actionsLook}>
        <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {texts.peekKeys}
          </Box>
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          {texts.closePeek}
        </Button>
        {to !== undefined && (
          <Button variant="contained" href={to}>
            {texts.openPeeked}
          </Button>
        )}
      </Box>
    </Drawer>
  )
}

const paperLook = {
  width: { xs: '100%', sm: 400 },
  pt: covered.top,
  pr: covered.right,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
  outline: 'none',
} as const

/** The panel is the card, so the cards of the facts have no frame of their own. */
const factsLook = {
  flex: 1,
  px: 3,
  '& .MuiCard-root': { border: 0, borderRadius: 0, bgcolor: 'transparent' },
  '& .MuiCardContent-root': { p: 0 },
  '& dl > div': { gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 1fr)' } },
} as const

const actionsLook = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 3,
  pt: 1.5,
  pb: `calc(12px + ${covered.bottom})`,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
