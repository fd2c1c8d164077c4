'use client'
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { MapButton } from '../BaseMap/MapButton.tsx'
import { useWorkspaceTexts } from '../locales/useWorkspaceTexts.ts'
import { BottomSheet } from './BottomSheet.tsx'
import type { SheetHeight } from './sheetHeight.ts'
import { PanelDivider } from './PanelDivider.tsx'
import { PANEL_WIDTH } from './panelWidth.ts'
import { useRegionKeys } from './useRegionKeys.ts'
import {
  besideCardLook,
  cardLook,
  notPrinted,
  panelLook,
  phoneMapLook,
  printedPanel,
  rootLook,
  roomyMapLook,
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
  /** A player that is always visible below the map. */
  player?: ReactNode
  /** Height of the sheet on phones, and the callback to change it. */
  sheet: SheetHeight
  onSheet: (height: SheetHeight) => void
  /** The map. */
  children: ReactNode
}

/**
 * Fills its parent with a map, a panel at the left and optionally a card and a player. On phones the panel or the card
 * is a sheet over the lower part of the map. F6 moves the focus between the parts.
 */
export function Workspace(props: WorkspaceProps) {
  const root = useRef<HTMLDivElement>(null)
  useRegionKeys(root)
  const isRoomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
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
        {player && <PlayerRegion>{player}</PlayerRegion>}
      </Box>
    </>
  )
}

function PhoneWorkspace({ panelLabel, panel, card, over, player, sheet, onSheet, children }: WorkspaceProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ ...phoneMapLook, '--sheet-inset': player ? '0px' : 'env(safe-area-inset-bottom, 0px)' }}>
        <Box data-region data-part="map" tabIndex={-1} sx={{ position: 'absolute', inset: 0, ...notPrinted }}>
          {children}
          {over && <Box sx={{ position: 'absolute', zIndex: 2, top: 8, left: 0, right: 0 }}>{over}</Box>}
        </Box>
        <BottomSheet label={panelLabel} height={sheet} onHeight={onSheet}>
          {card ?? panel}
        </BottomSheet>
      </Box>
      {player && <PlayerRegion>{player}</PlayerRegion>}
    </Box>
  )
}

function PlayerRegion({ children }: { children: ReactNode }) {
  return (
    <Box
      data-region
      tabIndex={-1}
      sx={{
        flexShrink: 0,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        pb: 'env(safe-area-inset-bottom)',
        ...notPrinted,
      }}
    >
      {children}
    </Box>
  )
}
