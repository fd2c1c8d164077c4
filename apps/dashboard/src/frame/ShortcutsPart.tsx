import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { onMac } from '@sikud/ui'
import { Fragment, useId } from 'react'
import { useTexts } from '../texts.ts'

interface ShortcutsPartProps {
  /** Whether the key "?" opens this list. */
  isKeyOn: boolean
  onKeyOn: (isOn: boolean) => void
  onClose: () => void
}

/** Lists the keyboard shortcuts in a dialog. */
export function ShortcutsPart({ isKeyOn, onKeyOn, onClose }: ShortcutsPartProps) {
  const { shortcuts: texts } = useTexts()
  const id = useId()
  const { keys } = texts
  const groups: [string, [keys: string[], text: string][]][] = [
    [
      texts.everywhere,
      [
        [onMac ? ['⌘', 'K'] : ['Ctrl', 'K'], texts.search],
        [['?'], texts.list],
        [['Esc'], texts.close],
      ],
    ],
    [
      texts.lists,
      [
        [['↑', '↓'], texts.rows],
        [['Enter'], texts.openRow],
        [[keys.space], texts.peekRow],
      ],
    ],
    [
      texts.maps,
      [
        [['F6'], texts.nextPart],
        [['Shift', 'F6'], texts.partBefore],
      ],
    ],
    [
      texts.player,
      [
        [[keys.space], texts.play],
        [['←', '→'], texts.step],
        [['Shift', '←', '→'], texts.leap],
        [['Home', 'End'], texts.ends],
        [['[', ']'], texts.stops],
        [['F'], texts.follow],
      ],
    ],
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent>
        {groups.map(([heading, rows]) => (
          <Fragment key={heading}>
            <Typography variant="overline" component="h3" sx={{ mt: 2, color: 'text.secondary' }}>
              {heading}
            </Typography>
            <Box component="dl" sx={listLook}>
              {rows.map(([names, text]) => (
                <Fragment key={text}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </Fragment>
              ))}
            </Box>
          </Fragment>
        ))}
        <FormControlLabel
          sx={{ mt: 2 }}
          label={texts.keyOn}
          control={<Switch checked={isKeyOn} onChange={(_, isOn) => onKeyOn(isOn)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const listLook = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  '& dt': { display: 'flex', gap: 0.5, minWidth: 96 },
  '& dd': { m: 0 },
  '& kbd': {
    minWidth: 24,
    px: 0.75,
    fontFamily: 'inherit',
    fontSize: '.75rem',
    textAlign: 'center',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'background.field',
  },
} as const
