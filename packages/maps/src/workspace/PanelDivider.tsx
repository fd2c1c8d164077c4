'use client'
import Box from '@mui/material/Box'
import { type PointerEvent, useState } from 'react'
import { useWorkspaceTexts } from '../locales/useWorkspaceTexts.ts'
import { limitPanelWidth, MAX_PANEL_WIDTH, MIN_PANEL_WIDTH, panelWidthAfterKey } from './panelWidth.ts'

interface PanelDividerProps {
  /** Width in px of the panel to the left of the divider. */
  width: number
  onWidth: (width: number) => void
}

/** Renders the edge of a panel; a drag or arrow keys change the width of the panel. */
export function PanelDivider({ width, onWidth }: PanelDividerProps) {
  const texts = useWorkspaceTexts()
  // Distance in px from the edge of the panel to the pointer at the start of a drag; null without a drag.
  const [grip, setGrip] = useState<number | null>(null)
  const drop = () => setGrip(null)
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `hr` is for separators that do not move
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.panelWidth}
      aria-valuenow={width}
      aria-valuemin={MIN_PANEL_WIDTH}
      aria-valuemax={MAX_PANEL_WIDTH}
      data-dragged={grip !== null}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setGrip(event.clientX - width)
      }}
      onPointerMove={(event: PointerEvent) => {
        if (grip !== null) onWidth(limitPanelWidth(event.clientX - grip))
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={(event) => {
        const next = panelWidthAfterKey(event.key, width)
        if (next === null) return
        event.preventDefault()
        onWidth(next)
      }}
      sx={dividerLook}
    />
  )
}

const dividerLook = {
  position: 'relative',
  zIndex: 3,
  flexShrink: 0,
  // The negative margins cancel the width of the divider. It takes no space and lies over the edge of the panel.
  width: 9,
  mx: '-4.5px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', top: 0, bottom: 0, left: 3, width: 3 },
  '&:is(:hover, :focus-visible, [data-dragged=true])::after': { bgcolor: 'primary.main' },
  '@media print': { display: 'none' },
} as const
