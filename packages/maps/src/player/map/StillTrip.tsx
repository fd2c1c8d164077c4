'use client'
import { StillCanvas } from '../../BaseMap/still/StillCanvas.tsx'
import { useStill } from '../../BaseMap/still/StillContext.ts'
import { pixelOf, type StillCamera } from '../../BaseMap/still/stillView.ts'
import { useMapColours } from '../../look/useMapColours.ts'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'
import type { Playback } from '../../playback/createPlayback.ts'
import { headOf } from '../../playback/playbackMachine.ts'
import { headPlace } from '../../trip/headPlace.ts'
import { pathIndex } from '../../trip/pathIndex.ts'
import { bandWidths } from '../../trip/speedBand.ts'

export interface StillTripProps {
  playback: Playback
}

/** Draws the vehicle and the path of a trip, in speed colours, on the still map (the map without WebGL). */
export function StillTrip({ playback }: StillTripProps) {
  const { camera } = useStill()
  const { speedBands, remaining, casing, land, status } = useMapColours()
  const { trip } = playback

  const paintPath = (pen: CanvasRenderingContext2D, on: StillCamera) => {
    pen.lineCap = pen.lineJoin = 'round'
    for (const run of pathIndex(trip).whole) {
      for (let place = 1; place < run.length; place += 1) {
        const [from = 0, to = 0] = run.subarray(place - 1, place + 1)
        const band = trip.bands[from] ?? 0
        pen.beginPath()
        pen.moveTo(...at(on, trip.positions[from * 2] ?? 0, trip.positions[from * 2 + 1] ?? 0))
        pen.lineTo(...at(on, trip.positions[to * 2] ?? 0, trip.positions[to * 2 + 1] ?? 0))
        pen.lineWidth = bandWidths[band] ?? 4
        pen.strokeStyle = speedBands[band] ?? remaining
        pen.stroke()
      }
    }
  }
  const paintVehicle = (pen: CanvasRenderingContext2D, on: StillCamera) => {
    if (trip.count === 0) return
    const { lng, lat, heading } = headPlace(trip, headOf(playback.getState()))
    pen.translate(...at(on, lng, lat))
    pen.beginPath()
    pen.arc(0, 0, 13, 0, 2 * Math.PI)
    pen.fillStyle = land
    pen.fill()
    pen.lineWidth = 2.5
    pen.strokeStyle = casing
    pen.stroke()
    pen.beginPath()
    if (Number.isNaN(heading)) pen.arc(0, 0, 5, 0, 2 * Math.PI)
    else {
      pen.rotate((heading * Math.PI) / 180)
      for (const [x, y] of [
        [0, -8],
        [6, 6],
        [0, 3],
        [-6, 6],
      ] as const)
        pen.lineTo(x, y)
    }
    pen.fillStyle = status.moving
    pen.fill()
  }
  return (
    <>
      {trip.count > 1 && <StillCanvas camera={camera} paint={paintPath} />}
      <StillCanvas camera={camera} subscribe={playback.subscribe} paint={paintVehicle} />
    </>
  )
}

function at(camera: StillCamera, lng: number, lat: number) {
  return pixelOf(camera, mercatorX(lng), mercatorY(lat))
}
