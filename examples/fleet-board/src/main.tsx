import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { createQueryClient, FleetAppContext } from '@sikud/api/react'
import { ConfirmProvider, LocaleProvider } from '@sikud/ui'
import { showToast, ToastHost } from '@sikud/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { app } from './client.ts'
import { startRouter } from './router.tsx'
import { theme } from './theme.ts'

/** Shows the result of every write as a toast; forms also mark their fields. */
const queryClient = createQueryClient((kind, message) => showToast(kind, message), 'Saved.')

startRouter()
createRoot(document.querySelector('#root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <QueryClientProvider client={queryClient}>
      <LocaleProvider language="en">
        <ConfirmProvider>
          <FleetAppContext value={app}>
            <App />
          </FleetAppContext>
        </ConfirmProvider>
        <ToastHost />
      </LocaleProvider>
    </QueryClientProvider>
  </ThemeProvider>,
)
