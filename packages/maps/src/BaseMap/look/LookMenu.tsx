'use client'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { MapButton } from '../MapButton.tsx'
import type { MapLook } from './MapLook.tsx'

export interface LookMenuProps {
  look: MapLook
  looks: MapLook[]
  onLook: (look: MapLook) => void
}

/** Renders a button that opens the menu of map styles. */
export function LookMenu({ look, looks, onLook }: LookMenuProps) {
  const texts = useMapsTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <MapButton
        label={texts.mapLook}
        isMenuOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <LayersOutlined fontSize="small" />
      </MapButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // In full screen the browser shows only `fullscreenElement`, so the menu must be inside it.
        container={() => document.fullscreenElement}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.mapLook, dense: true } }}
      >
        <LookItems
          look={look}
          looks={looks}
          onLook={(one) => {
            onLook(one)
            setAnchor(null)
          }}
        />
      </Menu>
    </>
  )
}

/** Renders the map styles as entries of a menu. */
export function LookItems({ look, looks, onLook }: LookMenuProps) {
  const texts = useMapsTexts()
  return looks.map((one) => (
    <MenuItem
      key={one}
      role="menuitemradio"
      aria-checked={one === look}
      selected={one === look}
      onClick={() => onLook(one)}
    >
      <ListItemIcon>
        <CheckOutlined fontSize="small" sx={{ visibility: one === look ? 'visible' : 'hidden' }} />
      </ListItemIcon>
      <ListItemText primary={texts.mapLooks[one]} secondary={one === 'auto' ? texts.followsTheme : null} />
    </MenuItem>
  ))
}
