import type { Components, Theme } from '@mui/material/styles'
import { controlRadius } from '../shape.ts'

/**
 * Styles buttons. All buttons are flat: while a button is pressed, only its colour changes. Icon buttons are as high as
 * other buttons.
 */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: controlRadius,
        minHeight: 40,
        padding: '6px 16px',
        variants: [
          { props: { size: 'small' }, style: { minHeight: 34, padding: '4px 12px' } },
          { props: { size: 'large' }, style: { minHeight: 46, fontSize: '.875rem', padding: '8px 20px' } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.divider,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                borderColor: theme.vars.palette.text.disabled,
                backgroundColor: theme.vars.palette.background.field,
              },
            },
          },
          { props: { variant: 'contained' }, style: { '&:active': { filter: 'brightness(.94)' } } },
        ],
      }),
      startIcon: { '& > *:nth-of-type(1)': { fontSize: 20 }, marginLeft: -2 },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: 20 }, marginRight: -2 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: controlRadius,
        width: 40,
        height: 40,
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
      }),
      sizeSmall: { width: 34, height: 34 },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: 20 },
      fontSizeSmall: { fontSize: 18 },
      fontSizeLarge: { fontSize: 28 },
    },
  },
}
