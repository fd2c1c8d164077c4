/** A colour of the palette, and the background on which it must have enough contrast. */
export interface ColourToken {
  /** Path in the palette, such as `text.primary`. */
  path: string
  use: string
  /** Path of the background in the palette, against which the contrast of the colour is measured. */
  background?: string
  /** Minimum contrast: 4.5 for text, 3 for graphics. */
  minContrast?: number
}

const text = { background: 'background.paper', minContrast: 4.5 }

const tone = (name: string, use: string): ColourToken[] => [
  { path: `${name}.main`, use, ...text },
  { path: `${name}.soft`, use: 'tinted background' },
  {
    path: `${name}.contrastText`,
    use: 'text on a button in this colour',
    background: `${name}.main`,
    minContrast: 4.5,
  },
]

/** The colours of the theme in groups, in display order. */
export const colourGroups: { title: string; tokens: ColourToken[] }[] = [
  {
    title: 'Surfaces and lines',
    tokens: [
      { path: 'background.default', use: 'the page' },
      { path: 'background.paper', use: 'cards' },
      { path: 'background.raised', use: 'menus, tooltips, dialogs' },
      { path: 'background.field', use: 'text fields' },
      { path: 'divider', use: 'the one-pixel line of cards, rows and fields' },
    ],
  },
  {
    title: 'Text',
    tokens: [
      { path: 'text.primary', use: 'main text', ...text },
      { path: 'text.secondary', use: 'labels, hints, ages', ...text },
      { path: 'text.disabled', use: 'disabled controls; never for information that appears nowhere else' },
    ],
  },
  {
    title: 'Tones',
    tokens: [
      ...tone('primary', 'the one accent: main actions, links, the current page'),
      ...tone('error', 'errors and destructive actions, nothing else'),
      ...tone('warning', 'confirmation of an irreversible action'),
      ...tone('info', 'neutral information'),
      ...tone('success', 'a successful action'),
    ],
  },
  {
    title: 'Status of a vehicle',
    tokens: [
      { path: 'fleet.status.moving', use: 'Bergerak ▲', ...text },
      { path: 'fleet.status.idle', use: 'Berhenti ■', ...text },
      { path: 'fleet.status.parked', use: 'Parkir P', ...text },
      { path: 'fleet.status.offline', use: 'Tidak ada data ○', ...text },
    ],
  },
  {
    title: 'Speed bands, and the line under them',
    tokens: [
      { path: 'fleet.speedBands.0', use: '0–20 km/jam' },
      { path: 'fleet.speedBands.1', use: '20–40 km/jam' },
      { path: 'fleet.speedBands.2', use: '40–60 km/jam' },
      { path: 'fleet.speedBands.3', use: '60–80 km/jam' },
      { path: 'fleet.speedBands.4', use: 'over 80 km/jam, drawn thicker' },
      {
        path: 'fleet.casing',
        use: 'edge of every coloured path, so that any band stands out from the map',
        background: 'fleet.land',
        minContrast: 3,
      },
      { path: 'fleet.remaining', use: 'the path not yet travelled' },
    ],
  },
  {
    title: 'The drawn map',
    tokens: [
      { path: 'fleet.land', use: 'land' },
      { path: 'fleet.water', use: 'water' },
      { path: 'fleet.road', use: 'roads' },
      { path: 'fleet.outline', use: 'outlines of islands and regions' },
    ],
  },
]
