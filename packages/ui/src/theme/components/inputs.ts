import type { Components, Theme } from '@mui/material/styles'
import { textWordSpacing } from '../typography.ts'
import { controlRadius } from '../shape.ts'

/** Styles text fields and switches. Text fields have a tinted fill, a label above, and the accent only on focus. */
export const inputs: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '.875rem' },
      input: {
        wordSpacing: textWordSpacing,
        // iOS zooms into a field with a font smaller than 16 px and does not zoom out afterwards.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: controlRadius,
        minHeight: 44,
        backgroundColor: theme.vars.palette.background.field,
        transition: theme.transitions.create(['background-color'], { duration: 120 }),
        '&.Mui-focused': { backgroundColor: theme.vars.palette.background.paper },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        // Removes the padding that MUI adds here, because the text area inside already has the padding of `input`
        // below.
        '&.MuiInputBase-multiline': { padding: 0 },
        '&:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled):hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: ({ theme }) => ({
        padding: '11px 14px',
        '&:not(textarea)': { height: 22 },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&:-webkit-autofill': {
          WebkitTextFillColor: theme.vars.palette.text.primary,
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.primary.soft} inset`,
          borderRadius: `calc(${controlRadius} - 1px)`,
        },
      }),
      // Only the border shows where the field is, so its contrast is at least 3:1 on every surface.
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.text.disabled,
        top: 0,
        '& legend': { display: 'none' },
      }),
    },
  },
  // The label of a field of MUI stands above it, as those of the forms do.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        pointerEvents: 'auto',
        whiteSpace: 'normal',
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '.8125rem',
        fontWeight: 650,
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginLeft: 0,
        marginRight: 0,
        marginTop: 6,
        fontSize: '.75rem',
        // The help text of a disabled field must be readable.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '0 8px 0 0', '& .MuiAutocomplete-input': { padding: '11px 14px' } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 2,
        color: theme.vars.palette.background.paper,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars.palette.primary.contrastText },
        // With MUI's default opacity of 0.5, the contrast on a card would be less than 3:1.
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({
        // The track of a switch has round ends, whatever radius the brand has.
        borderRadius: 10,
        opacity: 1,
        backgroundColor: theme.vars.palette.secondary.light,
        // In the dark theme a bright track would look as if the switch were on.
        ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.secondary.dark }),
      }),
    },
  },
}
