import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '../../look/visuallyHidden.ts'

/** Height in px, with one line on a desktop and two on a phone. */
export const ROW_HEIGHT = 52

const phone = '@media (max-width: 899.95px)'
const single = '[data-single=true] > &'

/** The scrolling part of the table. */
export const fleetScrollerLook: SxProps<Theme> = {
  position: 'relative',
  '&[data-single=false]': {
    height: { xs: 'min(520px, 70svh)', md: 'max(320px, calc(100svh - 660px))' },
    overflow: 'auto',
  },
  borderTop: 1,
  borderColor: 'divider',
}

/** Seven columns on a desktop, five for a single vehicle; on a phone a row has two lines. */
export const fleetTableLook: SxProps<Theme> = {
  display: 'block',
  minWidth: { md: 980 },
  fontSize: 14,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& thead, & tbody': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& tbody': { position: 'relative' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(130px, 1.2fr) 120px minmax(120px, 1fr) 140px 100px 190px 110px',
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
  '& td[data-cell=age]': { fontSize: 13, color: 'text.secondary' },
  '& tbody tr': {
    position: 'absolute',
    left: 0,
    right: 0,
    height: ROW_HEIGHT,
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected=true]': { bgcolor: 'action.selected' },
  },
  '&:focus-visible tr[data-active=true]': {
    boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  [single]: {
    minWidth: 0,
    '& tr': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 160px) minmax(0, 1.2fr) 200px 160px' },
    '& tbody tr': { borderBottom: 0 },
    // The link covers the row, which is positioned.
    '& td a::after': { content: '""', position: 'absolute', inset: 0 },
    '& td a:focus-visible': { outline: 'none' },
    '& td a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
  [phone]: {
    '& thead': visuallyHidden,
    '& tbody tr': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: '1fr 1fr',
      columnGap: 1.5,
      rowGap: 0,
      py: 0.5,
    },
    '& td[data-cell=plate]': { gridArea: '1 / 1' },
    '& td[data-cell=name]': { gridArea: '1 / 2', color: 'text.secondary' },
    '& td[data-cell=status]': { gridArea: '1 / 3', justifySelf: 'end' },
    '& td[data-cell=speed]': { gridArea: '2 / 1', textAlign: 'left' },
    '& td[data-cell=driver]': { gridArea: '2 / 2', color: 'text.secondary' },
    '& td[data-cell=age]': { gridArea: '2 / 3', justifySelf: 'end' },
    '& td[data-cell=place]': { display: 'none' },
    [single]: {
      '& tbody tr': { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)' },
      '& td[data-cell=place]': { display: 'block', gridArea: '2 / 1 / 2 / 3' },
    },
  },
}
