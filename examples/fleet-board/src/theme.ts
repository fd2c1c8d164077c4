import { createTheme } from '@mui/material/styles'
import { AppLink } from './router.tsx'

/** The theme of this app. With its two link components, MUI and the kit change pages without a reload. */
export const theme = createTheme({
  palette: { primary: { main: '#5b3cc4' }, background: { default: '#f6f4fb' } },
  typography: { fontFamily: 'Georgia, serif' },
  components: {
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
    MuiLink: { defaultProps: { component: AppLink } },
  },
})
