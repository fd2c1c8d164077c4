import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '../visuallyHidden.ts'

/** Five columns on a desk; on a phone a row is two lines: what it is, and the rest. */
export const liveTableLook: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { px: 2, py: 1.5, textAlign: 'left', borderTop: 1, borderColor: 'divider' },
  '& th': { py: 1.25, fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& td:last-of-type': { fontSize: 13, color: 'text.secondary' },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 1, color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& a svg': { fontSize: 16, color: 'text.secondary' },
  '@media (max-width: 599.95px)': {
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr',
      columnGap: 1.5,
      rowGap: 0.5,
      px: 2,
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& td': { p: 0, border: 0 },
    '& td:nth-of-type(3)': { justifySelf: 'end' },
    '& td:nth-of-type(4)': { gridColumn: '1 / 3', fontSize: 13 },
    '& td:nth-of-type(5)': { justifySelf: 'end' },
  },
}
