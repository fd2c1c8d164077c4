import type { SxProps, Theme } from '@mui/material/styles'
import { textWordSpacing } from '../../theme/typography.ts'

/** Height of a row in px, the same while loading. */
export const rowHeight = 46
/** Height of the column heads in px. */
export const headerHeight = 42

/** The grid as part of a card: only lines between rows, quiet heads, the whole row answering to the pointer. */
export const gridStyle: SxProps<Theme> = (theme) => ({
  border: 0,
  borderRadius: 0,
  fontSize: '.875rem',
  // The grid's own font shorthand resets the figures of one width.
  fontFeatureSettings: "'tnum'",
  wordSpacing: textWordSpacing,
  '--DataGrid-t-header-background-base': theme.vars.palette.background.paper,
  '--DataGrid-rowBorderColor': theme.vars.palette.divider,
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { px: 2 },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: '.75rem',
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
  },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell': { gap: 1 },
  '& .MuiDataGrid-cell > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars.palette.action.hover },
})
