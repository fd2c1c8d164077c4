import { MapLookProvider } from '@sikud/maps'
import { WorkspacePage as KitPage } from '@sikud/ui'
import type { ComponentProps } from 'react'
import { useChosenLook } from './useChosenLook.ts'

/** Renders a page whose map fills the window, in the chosen style. */
export function WorkspacePage(props: ComponentProps<typeof KitPage>) {
  return (
    <MapLookProvider {...useChosenLook()}>
      <KitPage {...props} />
    </MapLookProvider>
  )
}
