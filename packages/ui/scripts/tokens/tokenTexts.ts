/** The purpose of each colour, by its group or its full path. Both colour schemes use the same descriptions. */
export const colourTexts: Record<string, string> = {
  primary: 'The accent: the main action of a page, links and the selection.',
  secondary: 'Neutral marks beside the accent.',
  error: 'Destructive actions and errors, nothing else.',
  warning: 'Problems that need attention soon, and a vehicle that stands still.',
  info: 'Notes without urgency.',
  success: 'A successful result.',
  'background.default': 'The page.',
  'background.paper': 'Cards, bars and tables on the page.',
  'background.raised': 'Floating surfaces: menus, tips and dialogs.',
  'background.field': 'Fill of a field, and of a head in a card.',
  'text.primary': 'Main text.',
  'text.secondary': 'Captions, column heads, quiet icons.',
  'text.disabled': 'Text of a disabled control.',
  divider: 'The one-pixel line around cards and between rows.',
  'action.hover': 'Overlay of a row or button under the pointer.',
  'action.selected': 'Background of the selection.',
  'action.disabled': 'Label of a disabled control.',
  'action.disabled-background': 'Fill of a disabled control.',
  'table-cell.border': 'Line between the rows of a table.',
  'tooltip.bg': 'Background of a tip, with light text.',
  'skeleton.bg': 'Placeholder for content that is still loading.',
  'fleet.status.moving': 'A vehicle that moves; always with its shape ▲ and its word.',
  'fleet.status.idle': 'A vehicle that stands still but is not parked; always with its shape ■ and its word.',
  'fleet.status.parked':
    'A vehicle that has stood still for more than 10 minutes; always with its shape P and its word.',
  'fleet.status.offline': 'A vehicle without data; always with its shape ○ and its word.',
  'fleet.speed-bands.0': 'Path at 0 to 20 km/h.',
  'fleet.speed-bands.1': 'Path at 20 to 40 km/h.',
  'fleet.speed-bands.2': 'Path at 40 to 60 km/h.',
  'fleet.speed-bands.3': 'Path at 60 to 80 km/h.',
  'fleet.speed-bands.4': 'Path over 80 km/h, drawn wider as well.',
  'fleet.casing': 'Line under a path, at least 3:1 from the land.',
  'fleet.remaining': 'The part of the path that was not played yet.',
  'fleet.land': 'Land of a drawn map.',
  'fleet.water': 'Water of a drawn map.',
  'fleet.road': 'Roads of a drawn map.',
  'fleet.outline': 'Coasts and lines of a drawn map.',
}

/** The colours that are another colour in both schemes, by path, and the path of the other one. */
export const colourAliases: Record<string, string> = {
  'secondary.main': 'text.secondary',
  'background.field': 'background.default',
  'action.selected': 'primary.soft',
  'action.disabled': 'text.disabled',
  'table-cell.border': 'divider',
  'fleet.status.moving': 'success.main',
  'fleet.status.idle': 'warning.main',
  'fleet.status.parked': 'info.main',
}

/** The purpose of each shade of a colour. */
export const shadeTexts: Record<string, string> = {
  main: 'Text, icons and filled buttons; at least 4.5:1 on every surface and on its soft shade.',
  light: 'A lighter shade for marks, never for text.',
  dark: 'A filled button under the pointer.',
  'contrast-text': 'Text on the main shade.',
  soft: 'Quiet background of chips, notices and selected rows.',
}

/** The purpose of each text style. */
export const styleTexts = [
  ['h1', 'Title of a page.'],
  ['h2', 'Figures, and the title of a dialog or card that stands alone.'],
  ['h3', 'Title of a card.'],
  ['h4', 'Title of a part of a card.'],
  ['subtitle1', 'A value that stands out in a row.'],
  ['subtitle2', 'A name above quieter text.'],
  ['body1', 'Text.'],
  ['body2', 'Secondary text.'],
  ['button', 'Labels of buttons.'],
  ['caption', 'Column heads, help under fields, ages.'],
  ['overline', 'Labels of groups, in capitals.'],
] as const

/** The purpose of each layer above the page, from the lowest to the highest. */
export const layerTexts = [
  ['fab', 'Banners at the foot of the window.'],
  ['appBar', 'The top bar.'],
  ['drawer', 'The menu on a phone.'],
  ['modal', 'Dialogs and menus.'],
  ['tooltip', 'Tips and toasts.'],
] as const
