'use client'
import ExpandLess from '@mui/icons-material/ExpandLessOutlined'
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { cardRadius, markRadius } from '@sikud/ui/status'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useIsLow } from '../BaseMap/useIsLow.ts'
import { useWorkspaceTexts } from '../locales/useWorkspaceTexts.ts'
import {
  HANDLE_HEIGHT,
  heightAfterKey,
  nearestHeight,
  pixelsOf,
  PEEK_HEIGHT,
  PHONE_PLAYER_HEIGHT,
  type SheetHeight,
} from './sheetHeight.ts'

interface BottomSheetProps {
  /** Accessible name of the sheet. */
  label: string
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  /** A part that stands on the sheet, which moves with it. `--above` of the parent is its height. */
  above?: ReactNode
  children: ReactNode
}

/** Renders a sheet over the lower part of its parent. A drag, buttons or keys give it one of three heights. */
export function BottomSheet({ label, height, onHeight, above, children }: BottomSheetProps) {
  const texts = useWorkspaceTexts()
  const isLow = useIsLow()
  const [lower, higher] = [
    heightAfterKey('ArrowDown', height, isLow),
    heightAfterKey('ArrowUp', height, isLow),
  ]
  const sheet = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const lowest = isLow ? HANDLE_HEIGHT : PEEK_HEIGHT
  const roomOf = () => (sheet.current?.parentElement?.clientHeight ?? 0) - (above ? PHONE_PLAYER_HEIGHT : 0)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(sheet.current?.clientHeight ?? lowest)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (dragged === null || !sheet.current) return
    const bottom = sheet.current.getBoundingClientRect().bottom
    setDragged(Math.min(roomOf(), Math.max(lowest, bottom - event.clientY)))
  }
  const onPointerUp = () => {
    if (dragged === null) return
    onHeight(nearestHeight(dragged, roomOf(), isLow))
    setDragged(null)
  }

  return (
    <Box
      ref={sheet}
      sx={{
        ...placeLook,
        transition: (theme) =>
          dragged === null
            ? theme.transitions.create('height', { duration: theme.transitions.duration.shorter })
            : 'none',
      }}
      style={{ height: dragged ?? pixelsOf(height, isLow) }}
    >
      {above && <Box sx={aboveLook}>{above}</Box>}
      <Box
        component="section"
        data-region
        tabIndex={-1}
        aria-label={label}
        sx={{ ...sheetLook, ...(!above && freeLook) }}
      >
        <Box
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onKeyDown={(event) => {
            const next = heightAfterKey(event.key, height, isLow)
            if (!next) return
            event.preventDefault()
            onHeight(next)
          }}
          sx={handleLook}
        >
          <Box aria-hidden sx={gripLook} />
          <IconButton
            size="small"
            aria-label={texts.lowerSheet}
            aria-disabled={lower === null}
            onClick={() => onHeight(lower ?? height)}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={texts.raiseSheet}
            aria-disabled={higher === null}
            onClick={() => onHeight(higher ?? height)}
          >
            <ExpandLess fontSize="small" />
          </IconButton>
        </Box>
        {/* In a low window, the closed sheet shows only its handle. */}
        <Box sx={[contentLook, isLow && height === 'peek' && hiddenLook]}>{children}</Box>
      </Box>
    </Box>
  )
}

const placeLook = {
  position: 'absolute',
  zIndex: 3,
  left: 0,
  right: 0,
  bottom: 0,
  // The style attribute of the sheet sets its height. Only `!important` overrides that height in print.
  '@media print': { position: 'static', height: 'auto !important' },
} as const

const aboveLook = { position: 'absolute', left: 0, right: 0, bottom: '100%' } as const

const sheetLook = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  outline: 'none',
  '@media print': { height: 'auto', border: 0, boxShadow: 'none' },
} as const

const freeLook = { borderTopLeftRadius: cardRadius, borderTopRightRadius: cardRadius, boxShadow: 8 } as const

const contentLook = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media screen': { overflow: 'auto' },
  pb: 'var(--sheet-inset, 0px)',
} as const

const hiddenLook = { '@media screen': { visibility: 'hidden' } } as const

const handleLook = {
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  // Without the border above it.
  height: HANDLE_HEIGHT - 1,
  px: 1,
  cursor: 'grab',
  // Without `touch-action: none`, the browser scrolls the page during a drag.
  touchAction: 'none',
  '@media print': { display: 'none' },
  // The buttons use `aria-disabled`: with `disabled`, the button that the user has just pressed would lose the focus.
  '& [aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
} as const

const gripLook = {
  position: 'absolute',
  top: 8,
  left: 'calc(50% - 20px)',
  width: 40,
  height: 4,
  borderRadius: markRadius,
  bgcolor: 'text.disabled',
} as const
