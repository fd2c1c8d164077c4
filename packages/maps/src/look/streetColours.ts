/** Colours of the street map; the colours of land and water are in `MapColours`. */
export interface StreetColours {
  green: string
  built: string
  building: string
  casing: string
  path: string
  minor: string
  major: string
  highway: string
  highwayCasing: string
  rail: string
  border: string
  text: string
  mutedText: string
  waterText: string
  halo: string
}

export const streetColours: Record<'light' | 'dark', StreetColours> = {
  light: {
    green: '#DAE8DC',
    built: '#E2E9E9',
    building: '#D9E0E1',
    casing: '#C9D4D7',
    path: '#C4CFD2',
    minor: '#FFFFFF',
    major: '#FFFFFF',
    highway: '#FCEBC8',
    highwayCasing: '#DDBF86',
    rail: '#B3BFC4',
    border: '#93A2A9',
    text: '#2B3B44',
    mutedText: '#566873',
    waterText: '#3F6F8A',
    halo: '#F4F8F8',
  },
  dark: {
    green: '#13241F',
    built: '#14212A',
    building: '#1A2932',
    casing: '#0B141A',
    path: '#2A3A43',
    minor: '#22323B',
    major: '#2D3F49',
    highway: '#4A4636',
    highwayCasing: '#0B141A',
    rail: '#33454F',
    border: '#51656F',
    text: '#C6D2D8',
    mutedText: '#95A7B0',
    waterText: '#6F9DB8',
    halo: '#0F1A20',
  },
}
