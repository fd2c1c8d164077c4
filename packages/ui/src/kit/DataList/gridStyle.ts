import type { SxProps, Theme } from '@mui/material/styles'
import { paletteOf } from '../../theme/paletteOf.ts'
import { textWordSpacing } from '../../theme/typography.ts'

/** Height of a row in px. Rows of the skeleton have it too. */
export const rowHeight = 46
/** Height of the column headers in px. */
export const headerHeight = 42

/** Styles the grid as a part of a card, with lines only between rows, plain headers, and hover on the whole row. */
export const gridStyle = (theme: Theme) => {
  const palette = paletteOf(theme)
  return {
    border: 0,
    borderRadius: 0,
    fontSize: '.875rem',
    // Gives all digits the same width. The theme sets this too, but the shorthand `font` of the grid resets it.
    fontFeatureSettings: "'tnum'",
    wordSpacing: textWordSpacing,
    '--DataGrid-t-header-background-base': palette.background.paper,
    '--DataGrid-rowBorderColor': palette.divider,
    '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { px: 2 },
    '& .MuiDataGrid-columnHeaderTitle': {
      fontSize: '.75rem',
      fontWeight: 650,
      color: palette.text.secondary,
    },
    '& .MuiDataGrid-columnSeparator': { display: 'none' },
    '& .MuiDataGrid-cell': { gap: 1 },
    '& .MuiDataGrid-cell > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .MuiDataGrid-row:hover': { backgroundColor: palette.action.hover },
  }
}

/** The style of a grid whose rows are links. */
export const linkedGridStyle: SxProps<Theme> = (theme) => ({
  ...gridStyle(theme),
  '& .MuiDataGrid-row': { cursor: 'pointer' },
})
