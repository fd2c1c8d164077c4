import { createTheme } from '@mui/material/styles'
import { AppLink } from './router.tsx'

/** The theme of this app. With it, links of MUI and of `@sikud/ui` open pages without a reload. */
export const theme = createTheme({
  palette: { primary: { main: '#5b3cc4' }, background: { default: '#f6f4fb' } },
  typography: { fontFamily: 'Georgia, serif' },
  components: {
    MuiButtonBase: { defaultProps: { LinkComponent: AppLink } },
    MuiLink: { defaultProps: { component: AppLink } },
  },
})
