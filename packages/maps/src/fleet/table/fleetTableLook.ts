import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '@sikud/ui/format'

/** Height of a row in px; a row has one line in a table and three lines in a list. */
export const ROW_HEIGHT = 60

/** Container width at which the table becomes a list: in a panel or on a phone. */
const narrow = '@container (max-width: 719.95px)'
/** Container width with room for only five of the seven columns. */
const tight = '@container (min-width: 720px) and (max-width: 939.95px)'
const single = '[data-single=true] > &'

/** Styles of the scroll container of the table. */
export const fleetScrollerLook: SxProps<Theme> = {
  position: 'relative',
  containerType: 'inline-size',
  flex: 1,
  minHeight: 0,
  '@media screen': { overflow: 'auto' },
  borderTop: 1,
  borderColor: 'divider',
}

/** Styles of the table. It has seven columns, or five for a single vehicle. As a list, each row has three lines. */
export const fleetTableLook: SxProps<Theme> = {
  display: 'block',
  minWidth: 940,
  fontSize: 14,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& thead, & tbody': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& tbody': { position: 'relative' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 1.2fr) 116px minmax(110px, 1fr) 130px 90px 172px 104px',
    alignItems: 'center',
    columnGap: 2,
    px: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead tr': { height: 40 },
  '& th, & td': { p: 0, textAlign: 'left' },
  '& th': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& td': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& :is([data-cell=speed], [data-cell=age])': { textAlign: 'right' },
  '& th[data-cell=age] .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& td[data-cell=name]': { display: 'flex', alignItems: 'center', gap: 1 },
  '& td a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13, color: 'inherit' },
  '& td a svg': { fontSize: 15, color: 'text.secondary' },
  '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td[data-cell=age]': { fontSize: 13, lineHeight: '17px', color: 'text.secondary' },
  '& [data-contact]': { display: 'block', fontSize: 12 },
  '& td[data-cell=status]': { lineHeight: '17px', whiteSpace: 'normal' },
  '& td[data-cell=status] > [data-alarm]': { display: 'flex', mt: '2px', fontSize: 12, lineHeight: '15px' },
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
    '& tr': { gridTemplateColumns: 'minmax(100px, 1fr) 116px 130px 166px 104px' },
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
    '& tbody tr': {
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto auto',
      gridTemplateRows: '20px 17px 17px',
      alignContent: 'center',
      lineHeight: '17px',
      columnGap: 0,
      rowGap: 0,
    },
    '& td': { fontSize: 13 },
    '& td[data-cell=plate]': { gridArea: '1 / 1 / 2 / 3', fontSize: 15 },
    '& td[data-cell=status]': { gridArea: '1 / 3 / 2 / 5', justifySelf: 'end', whiteSpace: 'nowrap' },
    '& td[data-cell=name]': { gridArea: '2 / 1', color: 'text.secondary' },
    // The mark of a simulated vehicle is beside its plate.
    '& td[data-cell=name] > :not([data-name])': { position: 'absolute', top: 2, left: 112 },
    '& td[data-cell=driver]': {
      gridArea: '2 / 2',
      color: 'text.secondary',
      '&::before': { content: '" · "', whiteSpace: 'pre' },
    },
    '& td[data-cell=speed]': { gridArea: '2 / 3', pl: 1 },
    '& td[data-cell=age]': { gridArea: '2 / 4', '&::before': { content: '" · "', whiteSpace: 'pre' } },
    // The contact is at the end of the third line, after the place.
    '& [data-contact]': { position: 'absolute', right: 16, top: 40 },
    '& tr:has([data-contact]) td[data-cell=place]': { gridArea: '3 / 1 / 4 / 3' },
    // The alarm takes the place of the names of vehicle and driver.
    '& td[data-cell=status] > [data-alarm]': { position: 'absolute', left: 16, top: 23, mt: 0 },
    '& tr:has([data-alarm]) :is(td[data-cell=name] > [data-name], td[data-cell=driver])': visuallyHidden,
    '& td[data-cell=place]': { gridArea: '3 / 1 / 4 / 5', color: 'text.secondary' },
    '& td[data-cell=place] :is(a, svg)': { fontSize: 12 },
    [single]: {
      '& tbody tr': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
        gridTemplateRows: 'auto auto auto',
        height: 'auto',
        py: 1.5,
        rowGap: 0.5,
      },
      '& td[data-cell=name] > :not([data-name])': { top: 8 },
      '& td[data-cell=plate]': { gridArea: '1 / 1' },
      '& td[data-cell=status]': { gridArea: '1 / 2' },
      '& td[data-cell=name]': { gridArea: '2 / 1' },
      '& td[data-cell=age]': { gridArea: '2 / 2', justifySelf: 'end', '&::before': { content: 'none' } },
      '& td[data-cell=place]': {
        position: 'static',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        gridArea: '3 / 1 / 4 / 3',
      },
    },
  },
}
