'use client'
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { MapButton } from '../BaseMap/MapButton.tsx'
import { useIsLow } from '../BaseMap/useIsLow.ts'
import { useWorkspaceTexts } from '../locales/useWorkspaceTexts.ts'
import { BottomSheet } from './BottomSheet.tsx'
import { PHONE_PLAYER_HEIGHT, pixelsOf, type SheetHeight } from './sheetHeight.ts'
import {
  besideCardLook,
  cardLook,
  lowMapLook,
  notPrinted,
  panelLook,
  phoneMapLook,
  printedPanel,
  roomyMapLook,
  rootLook,
} from './workspaceLook.ts'

interface WorkspaceProps {
  /** Accessible name of the panel. */
  panelLabel: string
  panel: ReactNode
  /**
   * Whether the panel is shown beside the map, and the callback to change it. No effect on phones, where the panel is a
   * sheet at the bottom that is always shown.
   */
  isPanelOpen: boolean
  onPanelOpen: (isOpen: boolean) => void
  /** Width of the panel in px, and the callback to change it. Without the callback, users cannot change the width. */
  panelWidth?: number | undefined
  onPanelWidth?: ((width: number) => void) | undefined
  /** True if the panel contains a table and needs a larger width; no effect on phones. */
  wide?: boolean
  /** A card about the selection, at the right edge of the map. On phones, it replaces the panel in the sheet. */
  card?: ReactNode
  /** Content that covers the upper edge of the map, on phones only. */
  over?: ReactNode
  /** A player that is always visible below the map; on phones above the sheet, and 96 px high. */
  player?: ReactNode
  /** Height of the sheet on phones, and the callback to change it. */
  sheet: SheetHeight
  onSheet: (height: SheetHeight) => void
  children: ReactNode
}

/**
 * Fills its parent with a map, a panel at the left and optionally a card and a player. On phones the panel or the card
 * is a sheet over the lower part of the map. F6 moves the focus between the parts.
 */
export function Workspace(props: WorkspaceProps) {
  const root = useRef<HTMLDivElement>(null)
  useRegionKeys(root)
  const isRoomy = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  return (
    <Box ref={root} sx={rootLook}>
      {isRoomy ? <RoomyWorkspace {...props} /> : <PhoneWorkspace {...props} />}
    </Box>
  )
}

function RoomyWorkspace(props: WorkspaceProps) {
  const { panelLabel, panel, isPanelOpen, onPanelOpen, wide = false, card, player, children } = props
  const { panelWidth = PANEL_WIDTH, onPanelWidth } = props
  const texts = useWorkspaceTexts()
  return (
    <>
      <Box
        component="section"
        data-region
        tabIndex={-1}
        aria-label={panelLabel}
        sx={{
          ...panelLook,
          display: isPanelOpen ? 'flex' : 'none',
          // At least 721 px, because the table in the panel becomes a list below 720 px.
          width: wide ? 'min(980px, max(62%, 721px))' : panelWidth,
          ...printedPanel,
        }}
      >
        {panel}
      </Box>
      {isPanelOpen && !wide && onPanelWidth && <PanelDivider width={panelWidth} onWidth={onPanelWidth} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', ...notPrinted }}>
        <Box
          data-region
          data-part="map"
          tabIndex={-1}
          sx={{ ...roomyMapLook, ...(card ? besideCardLook : {}) }}
        >
          {children}
          <Box sx={{ position: 'absolute', zIndex: 2, top: 14, left: 14 }}>
            <MapButton
              label={isPanelOpen ? texts.hidePanel : texts.showPanel}
              onClick={() => onPanelOpen(!isPanelOpen)}
            >
              {isPanelOpen ? (
                <KeyboardDoubleArrowLeft fontSize="small" />
              ) : (
                <KeyboardDoubleArrowRight fontSize="small" />
              )}
            </MapButton>
          </Box>
          {card && <Box sx={cardLook}>{card}</Box>}
        </Box>
        {player && <PlayerRegion hasInset>{player}</PlayerRegion>}
      </Box>
    </>
  )
}

function PhoneWorkspace({ panelLabel, panel, card, over, player, sheet, onSheet, children }: WorkspaceProps) {
  const isLow = useIsLow()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In a low window, this frame scrolls. A sheet that opens must not begin above it.
    if (sheet !== 'peek') frame.current?.scrollTo(0, 0)
  }, [sheet])
  // In a low window, the sheet needs the whole height, so the page scrolls to the player below it.
  const hasPlayerAbove = Boolean(player) && !isLow
  const edges = {
    '--above': hasPlayerAbove ? `${PHONE_PLAYER_HEIGHT}px` : '0px',
    '--sheet-inset': player && isLow ? '0px' : 'env(safe-area-inset-bottom, 0px)',
    '--map-bottom': sheet === 'peek' ? pixelsOf('peek', isLow) : '50%',
    // The controls in the lower part of the map must not get the focus while the sheet covers them.
    '--map-lower': sheet === 'full' ? 'hidden' : 'visible',
  }
  return (
    <Box
      ref={frame}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        '@media screen': { overflowY: isLow ? 'auto' : 'visible' },
      }}
    >
      <Box sx={{ ...phoneMapLook, ...(isLow && lowMapLook), ...edges }}>
        <Box
          data-region
          data-part="map"
          tabIndex={-1}
          inert={isLow && sheet !== 'peek'}
          sx={{ position: 'absolute', inset: '0 0 var(--above)', ...notPrinted }}
        >
          {children}
          {over && (
            <Box ref={keepMapBelow} sx={overLook}>
              {over}
            </Box>
          )}
        </Box>
        <BottomSheet
          label={panelLabel}
          height={sheet}
          onHeight={onSheet}
          above={hasPlayerAbove && <PlayerRegion>{player}</PlayerRegion>}
        >
          {card ?? panel}
        </BottomSheet>
      </Box>
      {player && isLow && <PlayerRegion hasInset>{player}</PlayerRegion>}
    </Box>
  )
}

const overLook = {
  position: 'absolute',
  zIndex: 2,
  top: 8,
  left: 0,
  right: 0,
  // Between its controls, the pointer reaches the map.
  pointerEvents: 'none',
  '& :is(button, .MuiInputBase-root)': { pointerEvents: 'auto' },
} as const

/** Keeps the controls at the top of the map below a part that covers its upper edge, however high that part is. */
export function keepMapBelow(part: HTMLElement) {
  const map = part.parentElement
  const observer = new ResizeObserver(() =>
    map?.style.setProperty('--map-top', `${part.offsetTop + part.offsetHeight + MAP_GAP}px`),
  )
  observer.observe(part)
  return () => {
    observer.disconnect()
    map?.style.removeProperty('--map-top')
  }
}

const MAP_GAP = 12

/** Renders the player; `hasInset` if it is at the lower edge of the screen. */
function PlayerRegion({ hasInset = false, children }: { hasInset?: boolean; children: ReactNode }) {
  return (
    <Box
      data-region
      tabIndex={-1}
      sx={{
        flexShrink: 0,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...(hasInset && { pb: 'env(safe-area-inset-bottom)' }),
        ...notPrinted,
      }}
    >
      {children}
    </Box>
  )
}

interface PanelDividerProps {
  /** Width in px of the panel to the left of the divider. */
  width: number
  onWidth: (width: number) => void
}

/** Renders the edge of a panel; a drag or arrow keys change the width of the panel. */
function PanelDivider({ width, onWidth }: PanelDividerProps) {
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
  '&:is(:hover, :focus-visible, [data-dragged=true])::after': {
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { bgcolor: 'Highlight' },
  },
  '@media print': { display: 'none' },
} as const

const inRegion = 'canvas[tabindex], [role=grid]'

/** Makes F6 move the focus to the next visible region (`data-region`) inside `root`, and Shift+F6 to the one before. */
function useRegionKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !root.current) return
      const regions = [...root.current.querySelectorAll<HTMLElement>('[data-region]:not([inert])')].filter(
        (region) => region.checkVisibility(),
      )
      const at = regions.findIndex((region) => region.contains(document.activeElement))
      // If the focus is in no region, Shift+F6 moves it to the last region.
      const step = event.shiftKey ? (at < 0 ? 0 : -1) : 1
      const next = regions.at((at + step) % regions.length)
      if (!next) return
      event.preventDefault()
      const target = next.querySelector<HTMLElement>(inRegion) ?? next
      target.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [root])
}

/** Default width of a panel, in px. */
const PANEL_WIDTH = 360

const MIN_PANEL_WIDTH = 300
const MAX_PANEL_WIDTH = 560

const STEP = 20

/** Returns the nearest allowed width of a panel in px. */
export function limitPanelWidth(width: number): number {
  return Math.round(Math.min(MAX_PANEL_WIDTH, Math.max(MIN_PANEL_WIDTH, width)))
}

/** Returns the width of a panel after a key press; null if the key does not change the width. */
export function panelWidthAfterKey(key: string, width: number): number | null {
  const next = {
    ArrowRight: width + STEP,
    ArrowLeft: width - STEP,
    Home: MIN_PANEL_WIDTH,
    End: MAX_PANEL_WIDTH,
    Enter: PANEL_WIDTH,
  }[key]
  return next === undefined ? null : limitPanelWidth(next)
}
