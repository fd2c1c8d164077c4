import { openStreetMapTiles } from '@sikud/maps'
import { TripPlayback } from '@sikud/maps/playback'
import { SikudThemeProvider } from '@sikud/ui'
import { createRoot } from 'react-dom/client'
import '@sikud/ui/fonts.css'

// Recorded positions: latitude, longitude, speed in km/h. One every 30 seconds.
const recorded = [
  [-6.2249, 106.8093, 0],
  [-6.2217, 106.8127, 42],
  [-6.2181, 106.8161, 55],
  [-6.2143, 106.8196, 48],
  [-6.2088, 106.8219, 61],
  [-6.2031, 106.8228, 37],
  [-6.1976, 106.8231, 0],
] as const
const time = (at: number) => new Date(Date.UTC(2026, 10, 20, 1, 0, at * 30)).toISOString()
const points = recorded.map(([lat, lng, speed], at) => ({ lat, lng, speed, status: null, time: time(at) }))
const ends = { start: { time: time(0) }, end: { time: time(points.length - 1) } }
const trips = [{ ...ends, points, distance: 3.4, speed: 68 }]
const map = { tiles: openStreetMapTiles }

createRoot(document.querySelector('#root') ?? document.body).render(
  <SikudThemeProvider>
    <div style={{ height: '100vh' }}>
      <TripPlayback trips={trips} loading={false} selectedKey={null} onSelect={() => {}} map={map} />
    </div>
  </SikudThemeProvider>,
)
