import { SikudThemeProvider } from '@sikud/ui'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { DataRouter } from './followSession.ts'
import { Preferences } from './Preferences.tsx'
import { RouterLink } from './RouterLink.tsx'
import { ServicesContext } from './services.ts'
import type { Services } from './services.ts'

const ToastHost = lazy(async () => ({ default: (await import('@sikud/ui/toast')).ToastHost }))

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
  const { notifier } = services
  const withToasts = useSyncExternalStore(notifier.subscribe, notifier.isNeeded)
  return (
    <ServicesContext value={services}>
      <Preferences>
        <RouterProvider router={router} />
        <Suspense>{withToasts && <ToastHost />}</Suspense>
      </Preferences>
    </ServicesContext>
  )
}
