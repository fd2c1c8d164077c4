import type { SxProps, Theme } from '@mui/material/styles'

/** Pixels; the same on a desk, in one line, and on a phone, in two. */
export const ROW_HEIGHT = 52

const phone = '@media (max-width: 899.95px)'

/** The part of the table that scrolls. */
export const fleetScrollerLook: SxProps<Theme> = {
  position: 'relative',
  height: { xs: 'min(520px, 70svh)', md: 'max(320px, calc(100svh - 660px))' },
  overflow: 'auto',
  borderTop: 1,
  borderColor: 'divider',
}

/** Seven columns on a desk; on a phone a row is two lines. */
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
  '& :is(th, td):is(:nth-of-type(5), :nth-of-type(7))': { textAlign: 'right' },
  '& th:nth-of-type(7) .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& td:nth-of-type(1)': { display: 'flex', alignItems: 'center', gap: 1 },
  '& td a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13, color: 'inherit' },
  '& td a svg': { fontSize: 15, color: 'text.secondary' },
  '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td:nth-of-type(7)': { fontSize: 13, color: 'text.secondary' },
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
  [phone]: {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: '1fr 1fr',
      columnGap: 1.5,
      rowGap: 0,
      py: 0.5,
    },
    '& td:nth-of-type(2)': { gridArea: '1 / 1' },
    '& td:nth-of-type(1)': { gridArea: '1 / 2', color: 'text.secondary' },
    '& td:nth-of-type(4)': { gridArea: '1 / 3', justifySelf: 'end' },
    '& td:nth-of-type(5)': { gridArea: '2 / 1' },
    '& td:nth-of-type(3)': { gridArea: '2 / 2', color: 'text.secondary' },
    '& td:nth-of-type(7)': { gridArea: '2 / 3', justifySelf: 'end' },
    '& td:nth-of-type(6)': { display: 'none' },
  },
}
