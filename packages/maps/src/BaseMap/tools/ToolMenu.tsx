'use client'
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { LookItems, type LookMenuProps } from '../look/LookMenu.tsx'
import { MapButton } from '../MapButton.tsx'
import { type MapToolProps, ToolPlace, type ToolRoom } from './MapTool.tsx'

export interface ToolMenuProps extends LookMenuProps {
  room: ToolRoom
  /** The tools of the map; the menu shows those that are not buttons on the map. */
  children: ReactNode
}

/** Renders the button "Lainnya", which opens a menu with the tools for which the map has no room. */
export function ToolMenu({ room, children, ...look }: ToolMenuProps) {
  const texts = useMapsTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <MapButton
        label={texts.moreTools}
        isMenuOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </MapButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // In full screen the browser shows only `fullscreenElement`, so the menu must be inside it.
        container={() => document.fullscreenElement}
        onClose={close}
        // MUI finds the first item only if it is a child of the list. So the list gets the focus.
        disableAutoFocusItem
        slotProps={{ list: { 'aria-label': texts.moreTools, dense: true } }}
      >
        <CloseMenu value={close}>
          <ToolPlace value={useMemo(() => ({ room, Item: ToolItem }), [room])}>{children}</ToolPlace>
          {look.looks.length > 1 && (
            <ListSubheader role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
              {texts.mapLook}
            </ListSubheader>
          )}
          {look.looks.length > 1 && (
            <LookItems
              {...look}
              onLook={(chosen) => {
                look.onLook(chosen)
                close()
              }}
            />
          )}
        </CloseMenu>
      </Menu>
    </>
  )
}

const CloseMenu = createContext(() => {})

function ToolItem({ label, icon, pressed, onClick, repeats }: MapToolProps) {
  const close = useContext(CloseMenu)
  return (
    <MenuItem
      role={pressed === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={pressed}
      selected={pressed}
      onClick={() => {
        onClick()
        if (!repeats) close()
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  )
}
