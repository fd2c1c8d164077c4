import { MapsLocaleProvider } from '@sikud/maps'
import type { ReactNode } from 'react'
import { usePreferences } from '../Preferences.tsx'
import { Page } from './Page.tsx'

/** A page with a map, in the visitor's language and time zone. */
export function MapPage({ title, children }: { title: string; children: ReactNode }) {
  const { language, timeZone } = usePreferences()
  return (
    <Page title={title}>
      <MapsLocaleProvider language={language} timeZone={timeZone}>
        {children}
      </MapsLocaleProvider>
    </Page>
  )
}
