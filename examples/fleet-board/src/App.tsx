import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useAccountQuery, useDraftOwner } from '@sikud/api/react'
import { useSyncExternalStore } from 'react'
import { session } from './client.ts'
import { MapPage } from './MapPage.tsx'
import { router } from './router.tsx'
import { SignIn } from './SignIn.tsx'
import { VehicleCreatePage, VehicleEditPage } from './VehicleFormPages.tsx'
import { VehiclePage } from './VehiclePage.tsx'
import { VehiclesPage } from './VehiclesPage.tsx'

/** Renders the sign-in form; after the sign-in, a navigation bar and the current page. */
export function App() {
  return useSyncExternalStore(session.subscribe, session.token) === null ? <SignIn /> : <SignedIn />
}

function SignedIn() {
  const { pathname } = router.useLocation()
  const [, page, id = ''] = pathname.split('/')
  useDraftOwner(useAccountQuery().data)
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
        {page === '' && <VehiclesPage />}
        {page === 'map' && <MapPage />}
        {page === 'add' && <VehicleCreatePage />}
        {page === 'edit' && <VehicleEditPage id={id} />}
        {page === 'vehicles' && <VehiclePage id={id} />}
      </Container>
    </>
  )
}
