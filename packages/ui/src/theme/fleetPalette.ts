/** Colours of the domain: statuses, speed bands and the drawn map. */
export interface FleetPalette {
  status: { moving: string; idle: string; parked: string; offline: string }
  /** Five colours for 0–20, 20–40, 40–60, 60–80 and over 80 km/h. */
  speedBands: [string, string, string, string, string]
  /** Line under a coloured path; dark on the light map, light on the dark one. */
  casing: string
  /** Path that is still to come. */
  remaining: string
  land: string
  water: string
  road: string
  outline: string
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    fleet: FleetPalette
  }
  interface PaletteOptions {
    fleet?: FleetPalette
    TableCell?: { border: string }
    Tooltip?: { bg: string }
    Skeleton?: { bg: string }
  }
  interface PaletteColor {
    /** Quiet background of the colour, for chips, selected rows and notices. */
    soft: string
  }
  interface SimplePaletteColorOptions {
    soft?: string
  }
  interface TypeBackground {
    /** What floats above cards: menus, tips, dialogs. */
    raised: string
    /** Fill of a text field. */
    field: string
  }
}
