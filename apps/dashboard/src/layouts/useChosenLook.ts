import type { MapLook } from '@sikud/maps'
import { useStored } from '@sikud/ui'

/** Returns the chosen style of the maps and its setter, stored in this browser. */
export function useChosenLook() {
  const [look, onLook] = useStored<MapLook>('mapLook', parseLook, 'auto')
  return { look, onLook }
}

const looks: readonly MapLook[] = ['auto', 'light', 'dark', 'satellite']

function parseLook(stored: string) {
  return looks.find((look) => look === stored)
}
