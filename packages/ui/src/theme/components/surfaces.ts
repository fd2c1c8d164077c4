import type { Components, Theme } from '@mui/material/styles'
import { cardRadius } from '../shape.ts'

/** Styles cards. They have a border and no shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: cardRadius } },
  },
  MuiCardHeader: {
    styleOverrides: { root: { padding: '16px 20px' } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
}
