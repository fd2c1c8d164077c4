import type { Components, Theme } from '@mui/material/styles'
import { cardRadius, chipRadius, floatShadow } from '../shape.ts'

/** Styles menus, tooltips and dialogs. They have a border and the only shadow of the theme. */
export const overlays: Components<Theme> = {
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: cardRadius,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: floatShadow,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { list: { padding: 6 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: chipRadius,
        minHeight: 40,
        padding: '8px 12px',
        gap: 10,
        fontSize: '.875rem',
        '&.Mui-selected': {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.soft,
          '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.primary.soft },
        },
        '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: cardRadius,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: floatShadow,
        fontSize: '.875rem',
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: cardRadius,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: floatShadow,
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 700, padding: '20px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(7, 14, 19, .48)' } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: { borderRadius: chipRadius, fontSize: '.75rem', padding: '6px 10px', boxShadow: floatShadow },
    },
  },
}
