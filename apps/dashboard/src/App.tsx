import { NoticeHost, SikudThemeProvider } from '@sikud/ui'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Link, RouterProvider } from 'react-router-dom'
import type { DataRouter } from 'react-router-dom'
import { Preferences, useGuestTexts } from './Preferences.tsx'
import { NavigationContext, routerNavigation } from './navigation.ts'
import { ServicesContext } from './services.ts'
import type { Services } from './services.ts'

type AppProps = { services: Services; router: DataRouter }

/** Renders the whole dashboard with its theme. */
export function App(props: AppProps) {
  return (
    <SikudThemeProvider importsThemeCss linkComponent={RouterLink}>
      <AppPages {...props} />
    </SikudThemeProvider>
  )
}

/** Renders the pages, and provides the services and the language to them through React contexts. */
export function AppPages({ services, router }: AppProps) {
  const [navigation] = useState(() => routerNavigation(router))
  return (
    <ServicesContext value={services}>
      <NavigationContext value={navigation}>
        <Preferences now={services.client.serverNow}>
          <RouterProvider router={router} />
          <Notices services={services} />
        </Preferences>
      </NavigationContext>
    </ServicesContext>
  )
}

function Notices({ services }: Pick<AppProps, 'services'>) {
  return <NoticeHost notifier={services.notifier} closeLabel={useGuestTexts().crash.close} />
}

/** Renders a link of `@sikud/ui`. If it leads to another page of the dashboard, a click opens it without a reload. */
export function RouterLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const inside = href.startsWith('/') && props.target === undefined
  return inside ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
