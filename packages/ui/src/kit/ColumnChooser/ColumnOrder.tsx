'use client'

import AddIcon from '@mui/icons-material/AddOutlined'
import UpIcon from '@mui/icons-material/ExpandLessOutlined'
import DownIcon from '@mui/icons-material/ExpandMoreOutlined'
import RemoveIcon from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { KitTexts } from '../texts.ts'
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './columnWidth.ts'
import { moveColumnKey } from './moveColumnKey.ts'
import type { ChoosableColumn } from './visibleColumns.ts'

interface ColumnOrderProps {
  // This part imports none of our modules, so that the list needs no further shared files.
  texts: KitTexts['list']
  number: (value: number) => string
  columns: readonly ChoosableColumn[]
  visible: readonly string[]
  onChange: (visible: readonly string[]) => void
  /** Stores the width of a column in px. Without it, the panel changes no widths. */
  onWidth: ((key: string, px: number) => void) | undefined
  /** The element below which the panel opens. */
  place: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Change of a width at one click, in px. */
const STEP_PX = 24
/** Width of two buttons, in px. */
const PAIR_PX = 80
const rowSx = { display: 'flex', alignItems: 'center', gap: 1 }
const pairSx = { display: 'flex', justifyContent: 'center', width: PAIR_PX, flex: 'none' }

/** Renders the panel in which users move the visible columns and change their widths without dragging. */
export function ColumnOrder(props: ColumnOrderProps) {
  const { texts, number, columns, visible, onChange, onWidth, place, onClose } = props
  const titleId = useId()
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const opener = place.current?.querySelector('button')
    // When this runs, the panel no longer keeps the focus.
    return () => opener?.focus()
  }, [place])
  function widen(key: string, px: number) {
    const head = `[role="columnheader"][data-field="${CSS.escape(key)}"]`
    const shown = place.current?.closest('section')?.querySelector(head)?.getBoundingClientRect().width
    if (shown === undefined) return
    onWidth?.(key, Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, Math.round(shown) + px)))
  }
  const labels = new Map(columns.map(({ key, label }) => [key, label]))
  return (
    <Popover
      open
      anchorEl={() => place.current}
      onClose={onClose}
      // The element that had the focus was in the menu, which is closed.
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { mt: 0.5, width: 360 },
        },
      }}
    >
      <Box sx={{ p: 2, pb: 1.5 }}>
        <Box sx={rowSx}>
          <Typography id={titleId} component="h2" variant="subtitle2" sx={{ flex: 1 }}>
            {texts.columnOrder}
          </Typography>
          {[texts.place, ...(onWidth ? [texts.width] : [])].map((caption) => (
            <Typography
              key={caption}
              aria-hidden
              variant="caption"
              sx={{ width: PAIR_PX, textAlign: 'center', color: 'text.secondary' }}
            >
              {caption}
            </Typography>
          ))}
        </Box>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
          {visible.map((key) => {
            const label = labels.get(key) ?? key
            const move = (by: -1 | 1, name: string, icon: ReactNode) => {
              const next = moveColumnKey(columns, visible, key, by)
              const onMove = () => {
                if (next === null) return
                onChange(next)
                setAnnounced(texts.moved(label, number(next.indexOf(key) + 1), number(next.length)))
              }
              return <Step name={name} icon={icon} isOff={next === null} onStep={onMove} />
            }
            return (
              <Box component="li" key={key} sx={rowSx}>
                <Typography component="span" variant="body2" noWrap sx={{ flex: 1 }}>
                  {label}
                </Typography>
                <Box sx={pairSx}>
                  {move(-1, texts.moveUp(label), <UpIcon />)}
                  {move(1, texts.moveDown(label), <DownIcon />)}
                </Box>
                {onWidth && (
                  <Box sx={pairSx}>
                    <Step
                      name={texts.narrower(label)}
                      icon={<RemoveIcon />}
                      onStep={() => widen(key, -STEP_PX)}
                    />
                    <Step name={texts.wider(label)} icon={<AddIcon />} onStep={() => widen(key, STEP_PX)} />
                  </Box>
                )}
              </Box>
            )
          })}
        </Box>
        <Box component="output" sx={visuallyHidden}>
          {announced}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <Button size="small" onClick={onClose}>
            {texts.closeColumnOrder}
          </Button>
        </Box>
      </Box>
    </Popover>
  )
}

/** A button of a row. It stays focusable at the end of its range, so that the focus is not lost there. */
function Step({
  name,
  icon,
  isOff = false,
  onStep,
}: {
  name: string
  icon: ReactNode
  isOff?: boolean
  onStep: () => void
}) {
  return (
    <IconButton
      size="small"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={onStep}
      sx={isOff ? { opacity: 0.38 } : undefined}
    >
      {icon}
    </IconButton>
  )
}
