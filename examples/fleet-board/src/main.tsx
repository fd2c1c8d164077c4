import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { ConfirmProvider } from '@sikud/ui/confirm-dialog'
import { LocaleProvider } from '@sikud/ui'
import { showToast, ToastHost } from '@sikud/ui/toast'
import { refreshAfter } from '@sikud/api/queries'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { theme } from './theme.ts'

const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Shows the error of every failed write in a toast; forms also mark their fields.
    onError: ({ message }) => showToast('error', message),
    onSuccess: (_result, input, _context, { meta }) => refreshAfter(queryClient, meta, input),
  }),
})

createRoot(document.querySelector('#root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <QueryClientProvider client={queryClient}>
      <LocaleProvider language="en">
        <ConfirmProvider>
          <App />
        </ConfirmProvider>
        <ToastHost />
      </LocaleProvider>
    </QueryClientProvider>
  </ThemeProvider>,
)
