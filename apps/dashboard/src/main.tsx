import { eraseWithSession, openSession } from '@sikud/api/react'
import '@sikud/ui/fonts.css'
import '@sikud/ui/theme.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadConfig } from './config.ts'
import { followSession } from './guards.ts'
import { guestPaths, loginPath } from './guestPaths.ts'
import { StartFailed } from './frame/CrashPage.tsx'
import { isOlderServer, reloadOnce } from './olderServer.ts'
import { createRoutes, guestLoaded } from './routes.tsx'
import { connectServices } from './services.ts'
import { takeSubmit } from './pages/auth/heldSubmit.ts'
import { replaceShell } from './start/replaceShell.ts'
import { startWorker } from './startWorker.ts'
import { setSheetWorker } from '@sikud/ui/export'

const page = document.getElementById('root')
if (page === null) throw new Error('No element #root in index.html.')

// The CSP allows styles only with the nonce that the server writes into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'css', prepend: true, nonce })

setSheetWorker(() => new Worker(new URL('../build/sheetWorker.ts', import.meta.url), { type: 'module' }))

/** Starts the app. This module does not await it: it loads code that imports this module, so both would wait. */
async function start(page: HTMLElement): Promise<void> {
  const session = openSession()
  const config = await loadConfig()
  if (isOlderServer(config))
    reloadOnce(
      () => sessionStorage,
      () => location.reload(),
    )
  const adapter = config.features.size === 0 ? await import('@sikud/api/base') : undefined
  const services = connectServices(config, session, undefined, adapter)
  const isPrerendered = page.hasChildNodes()
  if (isPrerendered && location.pathname !== guestPaths.login) {
    // A visitor without a session has opened a page that needs a sign-in, and the browser shows the prerendered sign-in
    // page there. This changes the URL to that of the sign-in page.
    history.replaceState(null, '', loginPath(location.pathname + location.search))
  }
  const router = createBrowserRouter(createRoutes(session), {
    hydrationData: isPrerendered ? guestLoaded : undefined,
  })
  followSession(router, session)
  eraseWithSession(services)
  if (import.meta.env.PROD) void startWorker()

  const app = (
    <StrictMode>
      <CacheProvider value={styles}>
        <App services={services} router={router} />
      </CacheProvider>
    </StrictMode>
  )
  if (isPrerendered) {
    takeSubmit(page)
    hydrateRoot(page, app)
  } else {
    await replaceShell(page, router)
    createRoot(page).render(app)
  }
}

start(page).catch(() => {
  document.getElementById('start')?.remove()
  createRoot(page).render(
    <CacheProvider value={styles}>
      <StartFailed />
    </CacheProvider>,
  )
})
// From here on the app shows its errors itself; see `watchStart`.
document.documentElement.dataset['started'] = ''
