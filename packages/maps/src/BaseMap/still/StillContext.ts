'use client'
import { createContext, useContext } from 'react'
import type { Size, StillCamera, StillView } from './stillView.ts'

export interface Still {
  camera: StillCamera
  move: (next: (view: StillView, size: Size) => StillView) => void
}

export const StillContext = createContext<Still | null>(null)

/** Returns the camera of the still map; throws an error if the component is not in the `still` prop of BaseMap. */
export function useStill(): Still {
  const still = useContext(StillContext)
  if (!still) throw new Error('useStill found no still map: pass this component to BaseMap as `still`.')
  return still
}
