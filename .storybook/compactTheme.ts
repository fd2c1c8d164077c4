import type { ThemeOptions } from '@mui/material/styles'

/** The overrides of an app with a compact density: smaller controls, chips, tables and menus. */
export const compact: ThemeOptions = {
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiListItemButton: { defaultProps: { dense: true } },
    MuiMenuItem: { defaultProps: { dense: true } },
  },
}
