import '@sikud/ui/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadConfig } from './config.ts'
import { followSession } from './guards.ts'
import { addSignedInRoutes, createRoutes } from './routes.tsx'
import { connectServices } from './services.ts'
import { openSession } from './session.ts'

const page = document.getElementById('root')
if (page === null) throw new Error('No element #root in index.html.')

// The CSP allows styles only with the nonce that the server writes into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'css', prepend: true, nonce })

const session = openSession()
const services = connectServices(await loadConfig(), session)
const router = createBrowserRouter(createRoutes(session), {
  patchRoutesOnNavigation: addSignedInRoutes(session),
})
followSession(router, session)

createRoot(page).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <App services={services} router={router} />
    </CacheProvider>
  </StrictMode>,
)
