import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { FleetAppProvider } from '@sikud/api/react'
import { ConfirmProvider, LocaleProvider, NoticeHost } from '@sikud/ui'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { app, notifier, session } from './client.ts'
import { startRouter } from './router.tsx'
import { theme } from './theme.ts'

/** Renders the app; a new session starts with an empty cache. */
function Root() {
  const token = useSyncExternalStore(session.subscribe, session.token)
  return (
    <FleetAppProvider key={token} app={app}>
      <ConfirmProvider>
        <App />
      </ConfirmProvider>
    </FleetAppProvider>
  )
}

startRouter()
createRoot(document.querySelector('#root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <LocaleProvider language="en">
      <Root />
      <NoticeHost notifier={notifier} closeLabel="Close" />
    </LocaleProvider>
  </ThemeProvider>,
)
