import Box from '@mui/material/Box'
import { MapLookProvider } from '@sikud/maps'
import type { ReactNode } from 'react'
import { useChosenLook } from './useChosenLook.ts'
import { usePageTitle } from '@sikud/ui'

/** Renders a page whose map fills the window; its title is only for screen readers. */
export function WorkspacePage({ title, children }: { title: string; children: ReactNode }) {
  const look = useChosenLook()
  usePageTitle(title)
  return (
    <MapLookProvider {...look}>
      <Box component="h1" sx={hiddenLook}>
        {title}
      </Box>
      {children}
    </MapLookProvider>
  )
}

const hiddenLook = {
  position: 'absolute',
  m: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
