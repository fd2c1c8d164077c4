import type { SxProps, Theme } from '@mui/material/styles'
import { paletteOf } from '../../theme/paletteOf.ts'
import { textWordSpacing } from '../../theme/typography.ts'

/** Height of a row in px. Rows of the skeleton have it too. */
export const rowHeight = 46
/** Height of the column headers in px. */
export const headerHeight = 42

/** Class of the cells and the header of the column that names the rows. */
export const namingClass = 'sikud-naming'

/** Class of the row whose facts the panel beside the list shows. */
export const peekedClass = 'sikud-peeked'

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
    '& .MuiDataGrid-columnHeaderCheckbox, & .MuiDataGrid-cellCheckbox': { px: 0 },
    '& .MuiDataGrid-columnHeaderTitle': {
      fontSize: '.75rem',
      fontWeight: 650,
      color: palette.text.secondary,
    },
    '& .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizable)': { display: 'none' },
    '@media (hover: hover)': {
      // The handles for widths appear while the pointer is over the headers.
      '& .MuiDataGrid-columnHeaders:not(:hover) .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizing)':
        { opacity: 0 },
    },
    '& .MuiDataGrid-cell': { gap: 1 },
    // Where there is little room, a chip beside the name gets narrower first, because the name tells the rows apart.
    '& .MuiDataGrid-cell > a:has(+ .MuiChip-root)': { flexShrink: 0, maxWidth: 'calc(100% - 44px)' },
    '& .MuiDataGrid-cell > .MuiChip-root': { minWidth: 36 },
    '& .MuiDataGrid-cell > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // Rows are opaque, because the cells that stay in place inherit their background.
    '& .MuiDataGrid-row:not(.Mui-selected)': { backgroundColor: palette.background.paper },
    '& .MuiDataGrid-row:not(.Mui-selected):hover': {
      backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
    },
    [`& .MuiDataGrid-row.${peekedClass}`]: {
      backgroundColor: palette.primary.soft,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
    },
    // The check boxes and the name of a row stay in place when the grid scrolls sideways.
    [`& [data-field="__check__"], & .${namingClass}`]: { position: 'sticky', left: 0 },
    [`& [data-field="__check__"] ~ .${namingClass}`]: { left: 50 },
    [`& .MuiDataGrid-cell[data-field="__check__"], & .MuiDataGrid-cell.${namingClass}`]: {
      zIndex: 3,
      background: 'inherit',
    },
    // Above the handles of the other headers.
    [`& .MuiDataGrid-columnHeader[data-field="__check__"], & .MuiDataGrid-columnHeader.${namingClass}`]: {
      zIndex: 40,
    },
    [`& .MuiDataGrid-virtualScroller--hasScrollX .${namingClass}`]: {
      borderRight: `1px solid ${palette.divider}`,
    },
  }
}

/** The style of a grid whose rows are links. */
export const linkedGridStyle: SxProps<Theme> = (theme) => ({
  ...gridStyle(theme),
  '& .MuiDataGrid-row': { cursor: 'pointer' },
})
