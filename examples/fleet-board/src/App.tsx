import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { MapPage } from './MapPage.tsx'
import { usePath } from './router.tsx'
import { SignIn } from './SignIn.tsx'
import { VehiclePage } from './VehiclePage.tsx'
import { VehiclesPage } from './VehiclesPage.tsx'

/** Renders the sign-in form; after the sign-in, a navigation bar and the current page. */
export function App() {
  const [signedIn, setSignedIn] = useState(false)
  const path = usePath()
  if (!signedIn) return <SignIn onDone={() => setSignedIn(true)} />
  const [, id] = /^\/vehicles\/(.+)$/.exec(path) ?? []
  return (
    <>
      <AppBar component="nav" position="static" sx={{ flexDirection: 'row', p: 1 }}>
        <Button color="inherit" href="/">
          Vehicles
        </Button>
        <Button color="inherit" href="/map">
          Map
        </Button>
      </AppBar>
      <Container component="main" sx={{ py: 3 }}>
        {path === '/map' ? <MapPage /> : id ? <VehiclePage id={id} /> : <VehiclesPage />}
      </Container>
    </>
  )
}
