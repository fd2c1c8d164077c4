import { createTheme } from '@mui/material/styles'

/** The theme of this app. The router of this app needs no link component; give yours to MUI here. */
export const theme = createTheme({
  palette: { primary: { main: '#5b3cc4' }, background: { default: '#f6f4fb' } },
  typography: { fontFamily: 'Georgia, serif' },
})
