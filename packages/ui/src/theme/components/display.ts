import type { Components, Theme } from '@mui/material/styles'
import { chipRadius, controlRadius, markRadius } from '../shape.ts'

const softColors = ['primary', 'error', 'warning', 'info', 'success'] as const

/** Styles chips, links, tables and alerts, with tinted backgrounds and readable text. */
export const display: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: chipRadius,
        height: 28,
        fontSize: '.75rem',
        fontWeight: 650,
        variants: softColors.map((color) => ({
          props: { color, variant: 'filled' as const },
          style: {
            color: theme.vars.palette[color].main,
            backgroundColor: theme.vars.palette[color].soft,
            '& .MuiChip-icon, & .MuiChip-deleteIcon': { color: 'inherit' },
            // The default is the dark tone of the same colour, on which the text cannot be read.
            '&.MuiChip-clickable:hover, &.Mui-focusVisible': {
              backgroundColor: theme.vars.palette[color].soft,
            },
          },
        })),
      }),
      sizeSmall: { height: 22 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: controlRadius,
        fontSize: '.8125rem',
        alignItems: 'center',
        variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
          props: { severity, variant: 'standard' as const },
          style: {
            color: theme.vars.palette.text.primary,
            backgroundColor: theme.vars.palette[severity].soft,
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
          },
        })),
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 650, borderRadius: markRadius } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '11px 16px', fontSize: '.875rem' },
      head: ({ theme }) => ({
        fontSize: '.75rem',
        fontWeight: 650,
        color: theme.vars.palette.text.secondary,
        lineHeight: 1.6,
      }),
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { h6: 'h3', subtitle1: 'p', subtitle2: 'p' } },
  },
  MuiTab: {
    styleOverrides: { root: { textTransform: 'none', minHeight: 44 } },
  },
}
