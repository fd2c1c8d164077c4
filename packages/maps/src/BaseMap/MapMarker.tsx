'use client'
import { Marker } from 'maplibre-gl'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from './MapContext.ts'

export interface MapMarkerHandle {
  /** Moves the marker without a React render. */
  moveTo: (lng: number, lat: number) => void
}

interface MapMarkerProps {
  lng: number
  lat: number
  /** Accessible name; without it, screen readers ignore the marker. */
  label?: string
  /**
   * True while the marker moves smoothly, by fractions of a pixel. A marker at rest is placed on whole pixels, so that
   * its text is sharp.
   */
  gliding?: boolean
  children: ReactNode
  ref?: Ref<MapMarkerHandle>
}

/** Keeps its children at a position on the map; the children centre themselves on that point. */
export function MapMarker({ lng, lat, label, gliding = false, children, ref }: MapMarkerProps) {
  const map = useMap()
  const [element] = useState(markerElement)
  const marker = useRef<Marker | null>(null)
  const start = useRef({ lng, lat })
  useEffect(() => {
    marker.current = new Marker({ element }).setLngLat(start.current).addTo(map)
    return () => {
      marker.current?.remove()
      marker.current = null
    }
  }, [map, element])
  useEffect(() => {
    start.current = { lng, lat }
    marker.current?.setLngLat([lng, lat])
  }, [lng, lat])
  useEffect(() => {
    const placed = marker.current?.setSubpixelPositioning(gliding)
    if (!gliding) placed?.setLngLat(placed.getLngLat())
  }, [gliding])
  useEffect(() => {
    const attributes = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name)
    }
  }, [element, label])
  useImperativeHandle(ref, () => ({ moveTo: (x, y) => marker.current?.setLngLat([x, y]) }), [])
  return createPortal(children, element)
}

function markerElement() {
  const element = document.createElement('div')
  // Draws the marker above the place labels.
  element.style.zIndex = '1'
  return element
}
