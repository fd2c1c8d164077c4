import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { MapsLocaleProvider } from '@sikud/maps'
import { ConfirmProvider } from '@sikud/ui/confirm-dialog'
import { LocaleProvider } from '@sikud/ui'
import { showToast, ToastHost } from '@sikud/ui/toast'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { theme } from './theme.ts'

/** Failed writes are reported here, in one place; forms mark their own fields. */
const mutationCache = new MutationCache({ onError: ({ message }) => showToast('error', message) })
const queryClient = new QueryClient({ mutationCache })

createRoot(document.querySelector('#root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <QueryClientProvider client={queryClient}>
      <LocaleProvider language="en">
        <MapsLocaleProvider language="en">
          <ConfirmProvider>
            <App />
          </ConfirmProvider>
        </MapsLocaleProvider>
        <ToastHost />
      </LocaleProvider>
    </QueryClientProvider>
  </ThemeProvider>,
)
