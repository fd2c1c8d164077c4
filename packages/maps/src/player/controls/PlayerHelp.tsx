'use client'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'
import { markRadius } from '@sikud/ui/status'

/** Renders a button that opens a list of keyboard shortcuts. It has shortcuts for stops only if points have times. */
export function PlayerHelp({ timed }: { timed: boolean }) {
  const texts = usePlayerTexts()
  const title = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { keys } = texts
  const rows: [string, string][] = [
    [texts.space, keys.playPause],
    ['← →', keys.step],
    ['Shift + ← →', keys.leap],
    ['Home, End', keys.ends],
    ...(timed ? ([['[ ]', keys.stops]] satisfies [string, string][]) : []),
    ['F', keys.follow],
  ]
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts.help}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { p: 2, maxWidth: 360 } } }}
      >
        <Typography id={title} sx={{ fontWeight: 650 }}>
          {texts.help}
        </Typography>
        <Box component="dl" sx={listLook}>
          {rows.map(([key, does]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.helpWhere}
        </Typography>
      </Popover>
    </>
  )
}

const listLook = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  my: 1.5,
  fontSize: 14,
  '& dd': { m: 0 },
  '& kbd': {
    px: 0.75,
    py: 0.25,
    font: 'inherit',
    fontSize: 13,
    whiteSpace: 'nowrap',
    border: 1,
    borderColor: 'divider',
    borderRadius: markRadius,
  },
} as const
