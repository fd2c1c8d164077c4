'use client'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { MapButton } from '../MapButton.tsx'

export interface MapToolProps {
  label: string
  icon: ReactNode
  /** Whether the tool is on; undefined for a tool that cannot be switched on. */
  pressed?: boolean
  onClick: () => void
  /** Keeps the button on the map of a phone, where other tools are in the menu "Lainnya". */
  isMain?: boolean
  /** Keeps the menu open after a click. */
  repeats?: boolean
}

/** How many tools are buttons on the map: all, on phones the main ones, in a low window none. */
export type ToolRoom = 'all' | 'main' | 'none'

export const ToolPlace = createContext<{
  room: ToolRoom
  /** Renders a tool in the menu; null for the tools on the map. */
  Item: ComponentType<MapToolProps> | null
}>({ room: 'all', Item: null })

/** Renders a tool of the map: a button on the map or, where the map has no room for it, an entry of the menu. */
export function MapTool(props: MapToolProps) {
  const { room, Item } = useContext(ToolPlace)
  const isOnMap = room === 'all' || (room === 'main' && props.isMain === true)
  if (Item) return !isOnMap && <Item {...props} />
  if (!isOnMap) return null
  const { label, icon, pressed, onClick } = props
  return (
    <MapButton label={label} pressed={pressed} onClick={onClick}>
      {icon}
    </MapButton>
  )
}
