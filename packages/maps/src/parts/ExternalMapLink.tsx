'use client'
import Button from '@mui/material/Button'
import { useMapsTexts } from '../locales/useMapsTexts.ts'
import { externalMapHref } from './externalMapHref.ts'

interface ExternalMapLinkProps {
  /** URL template of an external map, with {lat} and {lng}. */
  template: string
  lat: number
  lng: number
}

/** Opens a place in an external map; renders nothing if the template gives no web address. */
export function ExternalMapLink({ template, lat, lng }: ExternalMapLinkProps) {
  const { openExternalMap } = useMapsTexts()
  const href = externalMapHref(template, lat, lng)
  if (!href) return null
  return (
    <Button size="small" component="a" href={href} target="_blank" rel="noopener noreferrer">
      {openExternalMap}
    </Button>
  )
}
