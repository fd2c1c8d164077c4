import type { SxProps, Theme } from '@mui/material/styles'
import { chipRadius } from '@sikud/ui/status'

/** Styles that override MapLibre's style sheet. */
export const mapLibreStyles: SxProps<Theme> = {
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  bgcolor: 'background.default',
  '& .maplibregl-map': { font: 'inherit' },
  // MapLibre sometimes rounds the size of the canvas down, which leaves a column of pixels empty.
  '& .maplibregl-canvas': { width: '100% !important', height: '100% !important' },
  '& .maplibregl-canvas:focus-visible': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-3px',
  },
  // Keeps the attribution above a bottom sheet.
  '& .maplibregl-ctrl-bottom-right, & .maplibregl-ctrl-bottom-left': { bottom: 'var(--map-bottom, 0px)' },
  '& .maplibregl-ctrl-bottom-right .maplibregl-ctrl-attrib.maplibregl-ctrl': {
    m: 0,
    px: 1,
    py: '2px',
    fontSize: 11,
    borderTopLeftRadius: chipRadius,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    '& a': { color: 'inherit' },
  },
  '& .maplibregl-ctrl-bottom-left .maplibregl-ctrl-scale.maplibregl-ctrl': {
    m: 0,
    ml: '14px',
    mb: '4px',
    px: 0.5,
    fontSize: 11,
    lineHeight: 1.3,
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: '2px solid',
    borderTop: 0,
    borderColor: 'text.secondary',
  },
  '& .maplibregl-cooperative-gesture-screen': { borderRadius: 0, fontSize: 14 },
}
