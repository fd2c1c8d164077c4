import { createFleetClient } from '@sikud/api'
import { followFleet } from '@sikud/api/live'
import { openStreetMapTiles } from '@sikud/maps'
import { LiveFleet } from '@sikud/maps/tracking'
import { SikudThemeProvider } from '@sikud/ui'
import { createRoot } from 'react-dom/client'
import '@sikud/ui/fonts.css'

let token: string | null = null
const client = createFleetClient({ baseUrl: '/api/v1', token: () => token })
const account = { email: 'admin@sikud.test', password: 'kendali-demo' }
const signedIn = await client.request('login', { body: account })
if ('token' in signedIn) token = signedIn.token

createRoot(document.querySelector('#root') ?? document.body).render(
  <SikudThemeProvider>
    <div style={{ height: '100vh' }}>
      <LiveFleet
        follow={(listener) => followFleet({ client, ...listener })}
        map={{ tiles: openStreetMapTiles }}
        externalMapUrl="https://www.openstreetmap.org/?mlat={lat}&mlon={lng}"
      />
    </div>
  </SikudThemeProvider>,
)
