import { createTheme } from '@mui/material/styles'

/** The theme of this app. Its router follows plain links (`a`); if yours has a link component, set it here. */
export const theme = createTheme({
  palette: { primary: { main: '#5b3cc4' }, background: { default: '#f6f4fb' } },
  typography: { fontFamily: 'Georgia, serif' },
  components: { MuiButtonBase: { defaultProps: { LinkComponent: 'a' } } },
})
