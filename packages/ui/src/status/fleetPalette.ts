/** Colours that have a meaning for the fleet: statuses, speed bands and the map. */
export interface FleetPalette {
  status: { moving: string; idle: string; parked: string; offline: string }
  /** The colours of the five speed bands: 0–20, 20–40, 40–60, 60–80 and over 80 km/h. */
  speedBands: [string, string, string, string, string]
  /** Outline of a coloured path. It is dark on the light map, and light on the dark map. */
  casing: string
  /** Colour of the part of a trip that playback has not reached. */
  remaining: string
  land: string
  water: string
  road: string
  outline: string
}

const speedBands: FleetPalette['speedBands'] = ['#5B8DB8', '#2A9D8F', '#8AB17D', '#E9A23B', '#D1495B']

/** The colours for the light scheme. */
export const lightFleetPalette: FleetPalette = {
  status: { moving: '#17734A', idle: '#9A5B00', parked: '#2F5FA8', offline: '#5C6C76' },
  speedBands,
  casing: '#6B7780',
  remaining: '#9AA6AD',
  land: '#E9EFEE',
  water: '#D5E3EA',
  road: '#FFFFFF',
  outline: '#BBC8CC',
}

/** The colours for the dark scheme. */
export const darkFleetPalette: FleetPalette = {
  status: { moving: '#5CCB8F', idle: '#F2B455', parked: '#8FB3E8', offline: '#8396A0' },
  speedBands,
  casing: '#A9B8C0',
  remaining: '#6C7C85',
  land: '#0F1A20',
  water: '#0A1319',
  road: '#1E2C34',
  outline: '#33454F',
}
