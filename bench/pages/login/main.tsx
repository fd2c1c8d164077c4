import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { createRoot } from 'react-dom/client'
import { root } from '../root.ts'

const theme = createTheme()

/** The simplest sign-in page with React and MUI: two fields and a button. */
function Login() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box component="form" sx={{ maxWidth: 360, mx: 'auto', mt: 12, display: 'grid', gap: 2 }}>
        <TextField label="Email" type="email" />
        <TextField label="Password" type="password" />
        <Button type="submit" variant="contained">
          Sign In
        </Button>
      </Box>
    </ThemeProvider>
  )
}

createRoot(root()).render(<Login />)
