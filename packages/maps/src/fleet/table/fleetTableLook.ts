import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '@sikud/ui/format'

/** Height of a row in px; a row has one line in a table and two lines in a list. */
export const ROW_HEIGHT = 64

/** Container width at which the table becomes a list: in a panel or on a phone. */
const narrow = '@container (max-width: 719.95px)'
/** Container width with room for only six of the eight columns. */
const tight = '@container (min-width: 720px) and (max-width: 979.95px)'
const single = '[data-single=true] > &'

export const fleetScrollerLook: SxProps<Theme> = {
  position: 'relative',
  containerType: 'inline-size',
  flex: 1,
  // Two rows stay visible in a low window, where the filters take the whole panel; then the panel scrolls.
  minHeight: 128,
  '@media screen': { overflow: 'auto' },
  borderTop: 1,
  borderColor: 'divider',
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Styles of the table. It has eight columns, or five for a single vehicle. As a list, each row has two lines. */
export const fleetTableLook: SxProps<Theme> = {
  display: 'block',
  minWidth: 940,
  fontSize: 14,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& thead, & tbody': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& thead[data-hidden=true]': visuallyHidden,
  '& tbody': { position: 'relative' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(100px, 1.2fr) 112px minmax(92px, 1fr) 118px 124px 78px 120px 110px',
    alignItems: 'center',
    columnGap: 1.5,
    px: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead tr': { height: 40 },
  '& th, & td': { p: 0, textAlign: 'left' },
  '& th': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& td': { minWidth: 0, ...ellipsis },
  '& :is([data-cell=speed], [data-cell=age])': { textAlign: 'right' },
  '& th[data-cell=age] .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& td:is([data-cell=name], [data-cell=plate])': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& td :is([data-name], b)': { ...ellipsis },
  '& td svg': { flexShrink: 0, fontSize: 16, color: 'text.secondary' },
  '& td a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13, color: 'inherit' },
  '& td a svg': { fontSize: 15 },
  '& td:is([data-cell=age], [data-cell=since], [data-cell=place])': { fontSize: 13, lineHeight: '17px' },
  '& td[data-cell=age]': { color: 'text.secondary' },
  '& td[data-cell=since] span, & [data-contact]': { display: 'block', fontSize: 12, color: 'text.secondary' },
  '& td[data-cell=status]': { lineHeight: '17px', whiteSpace: 'normal' },
  '& td[data-cell=status] > [data-alarm]': { display: 'flex', mt: '2px', fontSize: 12, lineHeight: '15px' },
  '& td[data-cell=status] > [data-since]': { display: 'none' },
  '& tbody tr': {
    position: 'absolute',
    left: 0,
    right: 0,
    height: ROW_HEIGHT,
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected=true]': {
      bgcolor: 'action.selected',
      boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
    },
  },
  '&:focus-visible tr[data-active=true]': {
    boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  [tight]: {
    minWidth: 0,
    '& tr': { gridTemplateColumns: 'minmax(80px, 1fr) 106px 110px 122px minmax(90px, 1.2fr) 108px' },
    '& :is([data-cell=driver], [data-cell=speed])': { display: 'none' },
  },
  [single]: {
    minWidth: 0,
    '& tr': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 160px) minmax(0, 1.2fr) 200px 160px' },
    '& tbody tr': { borderBottom: 0 },
    // The link covers the whole row, because the row is its nearest positioned ancestor.
    '& td a::after': { content: '""', position: 'absolute', inset: 0 },
    '& td a:focus-visible': { outline: 'none' },
    '& td a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
  [narrow]: {
    minWidth: 0,
    '& thead tr': { display: 'flex', gap: 2.5, height: 36 },
    '& th:not([aria-sort], :has(.MuiTableSortLabel-root))': visuallyHidden,
    '& td': { fontSize: 13 },
    '& td[data-cell=plate]': { gridArea: '1 / 1', fontSize: 15 },
    '& td[data-cell=place]': { gridArea: '2 / 1 / 3 / 3', color: 'text.secondary' },
    '[data-single=false] > & tbody': {
      '& tr': {
        // The plate gets up to 62 % of the width, so that a long plate leaves room for the status.
        gridTemplateColumns: 'fit-content(62%) minmax(0, 1fr) auto auto',
        gridTemplateRows: '22px 18px',
        alignContent: 'center',
        columnGap: 0,
        rowGap: '3px',
      },
      '& td:is([data-cell=name], [data-cell=driver])': visuallyHidden,
      '& td[data-cell=since]': { display: 'none' },
      '& td[data-cell=status]': {
        gridArea: '1 / 2 / 2 / 5',
        justifySelf: 'end',
        maxWidth: '100%',
        pl: 1.5,
        whiteSpace: 'nowrap',
      },
      '& td[data-cell=status] > [data-since]': { display: 'inline', color: 'text.secondary' },
      '& td[data-cell=speed]': {
        gridArea: '2 / 3',
        pl: 1.5,
        '&::after': { content: '" · "', whiteSpace: 'pre' },
      },
      '& tr:is(:has([data-contact]), [data-moving=false]) td[data-cell=speed]': visuallyHidden,
      '& td[data-cell=age]': { gridArea: '2 / 4', pl: 0 },
      '& tr[data-moving=false] td[data-cell=age]': { pl: 1.5 },
      '& [data-contact]': {
        display: 'inline',
        fontSize: 'inherit',
      },
      '& [data-contact=later]::before': { content: '" · "', whiteSpace: 'pre' },
      // The alarm takes the place of the address.
      '& td[data-cell=status] > [data-alarm]': { position: 'absolute', left: 16, top: 36, mt: 0 },
      '& tr:has([data-alarm]) td[data-cell=place]': { visibility: 'hidden' },
      // A tracker without a vehicle has its own name in the place of the plate.
      '& tr[data-bare=true] td[data-cell=plate]': { display: 'none' },
      '& tr[data-bare=true] td[data-cell=name]': {
        position: 'static',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        gridArea: '1 / 1',
        fontSize: 15,
        fontWeight: 700,
      },
    },
    [single]: {
      '& tbody tr': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
        gridTemplateRows: 'auto auto auto',
        lineHeight: '17px',
        columnGap: 0,
        height: 'auto',
        py: 1.5,
        rowGap: 0.5,
      },
      '& td[data-cell=plate]': { gridArea: '1 / 1' },
      '& td[data-cell=status]': { gridArea: '1 / 2', justifySelf: 'end', whiteSpace: 'nowrap' },
      '& td[data-cell=name]': { gridArea: '2 / 1', color: 'text.secondary' },
      '& td[data-cell=age]': { gridArea: '2 / 2', justifySelf: 'end' },
      '& td[data-cell=place]': { gridArea: '3 / 1 / 4 / 3' },
      '& td[data-cell=place] :is(a, svg)': { fontSize: 12 },
    },
  },
}
