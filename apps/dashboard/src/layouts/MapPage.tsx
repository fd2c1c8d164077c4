import { MapLookProvider, MapsLocaleProvider } from '@sikud/maps'
import type { ReactNode } from 'react'
import { usePreferences } from '../Preferences.tsx'
import { useChosenLook } from './useChosenLook.ts'
import { Page } from './Page.tsx'

/** A page with a map, in the visitor's language and time zone. */
export function MapPage({ title, children }: { title: string; children: ReactNode }) {
  const { language, timeZone } = usePreferences()
  const look = useChosenLook()
  return (
    <Page title={title}>
      <MapsLocaleProvider language={language} timeZone={timeZone}>
        <MapLookProvider {...look}>{children}</MapLookProvider>
      </MapsLocaleProvider>
    </Page>
  )
}
