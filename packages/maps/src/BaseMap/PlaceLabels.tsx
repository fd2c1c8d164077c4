'use client'
import { styled } from '@mui/material/styles'
import { type Map as MaplibreMap, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Place, places } from '../measure/places.ts'
import { useMap } from './MapContext.ts'

/** Renders the names of cities on a map without streets. */
export function PlaceLabels() {
  const map = useMap()
  const shown = usePlacesInView(map)
  return shown.map((place) => <PlaceLabel key={place.name} map={map} place={place} />)
}

function PlaceLabel({ map, place }: { map: MaplibreMap; place: Place }) {
  const [element] = useState(labelElement)
  useEffect(() => {
    const marker = new Marker({ element, subpixelPositioning: true })
      .setLngLat([place.lng, place.lat])
      .addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, place, element])
  return createPortal(<Name>{place.name}</Name>, element)
}

function labelElement() {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  element.style.pointerEvents = 'none'
  return element
}

function usePlacesInView(map: MaplibreMap) {
  const [shown, setShown] = useState(() => placesInView(map))
  useEffect(() => {
    const update = () =>
      setShown((before) => {
        const after = placesInView(map)
        return after.length === before.length && after.every((place, index) => place === before[index])
          ? before
          : after
      })
    update()
    map.on('moveend', update)
    return () => {
      map.off('moveend', update)
    }
  }, [map])
  return shown
}

function placesInView(map: MaplibreMap) {
  const zoom = map.getZoom()
  const bounds = map.getBounds()
  return places.filter((place) => zoom >= place.fromZoom && bounds.contains([place.lng, place.lat]))
}

const Name = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'block',
    fontSize: 12,
    fontWeight: 600,
    color: palette.text.secondary,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      display: 'block',
      width: 5,
      height: 5,
      margin: '0 auto 2px',
      borderRadius: '50%',
      background: palette.text.secondary,
    },
  }
})
