import { createTheme } from '@mui/material/styles'
import { AppLink } from './router.tsx'

/** Our own theme; its two links are for the kit, which changes pages without loading them by what they are. */
export const theme = createTheme({
  palette: { primary: { main: '#5b3cc4' }, background: { default: '#f6f4fb' } },
  typography: { fontFamily: 'Georgia, serif' },
  components: {
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
    MuiLink: { defaultProps: { component: AppLink } },
  },
})
