import 'leaflet/dist/leaflet.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MapContainer, Marker, Polyline } from 'react-leaflet'
import { loadPoints } from '../points.ts'
import type { Point } from '../points.ts'
import { root } from '../root.ts'

const points = await loadPoints()
const begin = Math.max(1, points.length - 200)
const place = ({ lat, lng }: Point): [number, number] => [lat, lng]
const last = points.at(-1) ?? { lat: 0, lng: 0, speed: 0 }

/** A naive player: it sets React state and copies the line in each step. */
function Player() {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(200)
  const [path, setPath] = useState(() => points.slice(0, begin).map(place))
  const index = path.length - 1
  const here = points[index] ?? last

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => {
      setPath((old) => {
        const next = points[old.length]
        return next ? [...old, place(next)] : old
      })
    }, speed)
    return () => clearInterval(timer)
  }, [playing, speed])

  return (
    <>
      <MapContainer center={place(last)} zoom={13} style={{ width: 1000, height: 500 }}>
        <Polyline positions={path} />
        <Marker position={place(here)} />
      </MapContainer>
      <button type="button" onClick={() => setPlaying(true)}>
        Play
      </button>
      <input
        type="range"
        aria-label="Speed"
        min={50}
        max={1000}
        value={speed}
        onChange={(event) => setSpeed(Number(event.target.value))}
      />
      <input
        type="range"
        aria-label="Position"
        min={0}
        max={points.length - 1}
        value={index}
        onChange={(event) => setPath(points.slice(0, Number(event.target.value) + 1).map(place))}
      />
      <table>
        <tbody>
          <tr>
            <td>{index * 5} s</td>
            <td>{(index * 0.04).toFixed(2)} km</td>
            <td>{here.speed} km/h</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

createRoot(root()).render(<Player />)
