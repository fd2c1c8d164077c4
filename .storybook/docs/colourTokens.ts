/** A colour of the palette, and what it has to be readable on. */
export interface ColourToken {
  /** Path in the palette: `text.primary`. */
  path: string
  use: string
  /** The colour behind it, which its contrast is measured against. */
  on?: string
  /** The least contrast it needs there: 4.5 for text, 3 for what is only seen. */
  least?: number
}

const text = { on: 'background.paper', least: 4.5 }

const tone = (name: string, use: string): ColourToken[] => [
  { path: `${name}.main`, use, ...text },
  { path: `${name}.soft`, use: 'quiet background of it' },
  {
    path: `${name}.contrastText`,
    use: 'text on a button of it',
    on: `${name}.main`,
    least: 4.5,
  },
]

/** The colours of the theme in the order in which a designer asks for them. */
export const colourGroups: { title: string; tokens: ColourToken[] }[] = [
  {
    title: 'Surfaces and lines',
    tokens: [
      { path: 'background.default', use: 'the page' },
      { path: 'background.paper', use: 'cards' },
      { path: 'background.raised', use: 'what floats: menus, tips, dialogs' },
      { path: 'background.field', use: 'text fields' },
      { path: 'divider', use: 'the one-pixel line of cards, rows and fields' },
    ],
  },
  {
    title: 'Text',
    tokens: [
      { path: 'text.primary', use: 'what is read', ...text },
      { path: 'text.secondary', use: 'labels, hints, ages', ...text },
      { path: 'text.disabled', use: 'what cannot be used now; never the only place of a fact' },
    ],
  },
  {
    title: 'Tones',
    tokens: [
      ...tone('primary', 'the one accent: main actions, links, the current page'),
      ...tone('error', 'errors and destructive actions, nothing else'),
      ...tone('warning', 'a question before something that cannot be undone'),
      ...tone('info', 'neutral news'),
      ...tone('success', 'something was done'),
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
        on: 'fleet.land',
        least: 3,
      },
      { path: 'fleet.remaining', use: 'the path that is still to come' },
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
