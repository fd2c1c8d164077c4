import { openSession } from '@sikud/api/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ErrorState, SikudThemeProvider } from '@sikud/ui'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { prerender as render } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { App, RouterLink } from '../src/App.tsx'
import { defaultConfig } from '../src/config.ts'
import { guestPaths } from '../src/guestPaths.ts'
import { Preferences, useGuestTexts } from '../src/Preferences.tsx'
import { createRoutes, guestLoaded, pageRoutes } from '../src/routes.tsx'
import { connectServices } from '../src/services.ts'
import { StartShell } from './StartShell.tsx'
import { showStart, watchStart } from './startScript.ts'
import type { PathGroups, StartName } from './startScript.ts'

/** The parts of index.html that the build creates. */
export type Start = {
  pages: [name: StartName, html: string][]
  css: string
  styleNames: string
  script: string
  /** The script of the head. */
  watch: string
}

/** Renders the sign-in page and the frame of a signed-in page, both in two languages, and collects their styles. */
export async function prerenderStart(): Promise<Start> {
  const styles = createCache({ key: 'css' })
  // Makes emotion collect the styles instead of writing them into the HTML between the elements.
  styles.compat = true
  const pages: Start['pages'] = []
  for (const language of ['id', 'en']) {
    pages.push([`login-${language}`, await renderWith({ language }, styles, <Login />)])
    pages.push([`failed-${language}`, await renderWith({ language }, styles, <Failed />)])
    for (const sidebar of ['', 'collapsed']) {
      const name: StartName = `shell-${language}${sidebar && '-collapsed'}`
      pages.push([name, await renderWith({ language, sidebar }, styles, <Shell />)])
    }
  }
  const groups: PathGroups = {
    guests: pathsOf(pageRoutes('guests')),
    everyone: pathsOf(pageRoutes('everyone')),
    workspaces: pathsOf(pageRoutes().filter(({ handle }) => handle?.workspace === true)),
  }
  const named = Object.entries(styles.inserted).filter(([, css]) => typeof css === 'string')
  return {
    pages,
    css: named.map(([, css]) => css).join(''),
    styleNames: named.map(([name]) => name).join(' '),
    script: `(${showStart.toString()})(${JSON.stringify(groups)})`,
    watch: `(${watchStart.toString()})()`,
  }
}

/** Renders a page to HTML, with the values in `stored` as its localStorage. */
async function renderWith(
  stored: Record<string, string>,
  styles: ReturnType<typeof createCache>,
  page: ReactNode,
): Promise<string> {
  Object.assign(globalThis, { window: { localStorage: { getItem: (key: string) => stored[key] ?? null } } })
  try {
    const { prelude } = await render(
      <StrictMode>
        <CacheProvider value={styles}>{page}</CacheProvider>
      </StrictMode>,
      // With a smaller chunk size React writes large parts at the end of the page, and adds an inline script that moves
      // them into place.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: fail },
    )
    const html = await new Response(prelude).text()
    const styled = /<[^>]*\sstyle=[^>]*>/.exec(html)
    if (styled)
      throw new Error(`A prerendered page has a style attribute, which the CSP forbids: ${styled[0]}`)
    return html
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}

function pathsOf(routes: ReturnType<typeof pageRoutes>): string[] {
  return routes.flatMap(({ path }) => path ?? [])
}

function fail(error: unknown): never {
  throw error
}

function Login() {
  const session = openSession(() => window.localStorage, new EventTarget())
  const router = createMemoryRouter(createRoutes(session), {
    initialEntries: [guestPaths.login],
    hydrationData: guestLoaded,
  })
  return <App services={connectServices(defaultConfig, session)} router={router} />
}

function Shell() {
  const router = createMemoryRouter([{ path: '*', Component: StartShell }])
  return (
    <Themed>
      <RouterProvider router={router} />
    </Themed>
  )
}

function Failed() {
  return (
    <Themed>
      <StartFailed />
    </Themed>
  )
}

function StartFailed() {
  const { staleTitle, staleText, reload } = useGuestTexts().crash
  return <ErrorState title={staleTitle} message={staleText} retryLabel={reload} onRetry={nothing} />
}

const nothing = () => {}

function Themed({ children }: { children: ReactNode }) {
  return (
    <SikudThemeProvider linkComponent={RouterLink}>
      <Preferences>{children}</Preferences>
    </SikudThemeProvider>
  )
}
