import { SikudThemeProvider } from '@sikud/ui'
import { RouterProvider } from 'react-router-dom'
import type { DataRouter } from './followSession.ts'
import { NoticeHost } from './NoticeHost.tsx'
import { Preferences } from './Preferences.tsx'
import { RouterLink } from './RouterLink.tsx'
import { ServicesContext } from './services.ts'
import type { Services } from './services.ts'

type AppProps = { services: Services; router: DataRouter }

/** The dashboard in its theme. */
export function App(props: AppProps) {
  return (
    <SikudThemeProvider linkComponent={RouterLink}>
      <AppPages {...props} />
    </SikudThemeProvider>
  )
}

/** The dashboard's services, its language and its pages. */
export function AppPages({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <Preferences>
        <RouterProvider router={router} />
        <NoticeHost />
      </Preferences>
    </ServicesContext>
  )
}
