import type { PaletteOptions } from '@mui/material/styles'
import { darkFleetPalette, type FleetPalette, lightFleetPalette } from '../status/fleetPalette.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    fleet: FleetPalette
  }
  interface PaletteOptions {
    fleet?: FleetPalette
    TableCell?: { border: string }
    Tooltip?: { bg: string }
    Skeleton?: { bg: string }
  }
  interface PaletteColor {
    /** Tinted background in this colour, for chips, selected rows and alerts. */
    soft: string
  }
  interface SimplePaletteColorOptions {
    soft?: string
  }
  interface TypeBackground {
    /** Background of surfaces above cards: menus, tooltips and dialogs. */
    raised: string
    /** Background of a text field. */
    field: string
  }
}

/** The light scheme. Pages are cool grey, cards are white, and the only accent colour is teal. */
export const lightPalette = {
  primary: { main: '#0B7A75', light: '#3E9A95', dark: '#075E5A', contrastText: '#FFFFFF', soft: '#E4F3F1' },
  secondary: { main: '#566873', light: '#7A8B95', dark: '#3B4A53', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#C9564F', dark: '#8C1D17', contrastText: '#FFFFFF', soft: '#FBEAE9' },
  warning: { main: '#9A5B00', light: '#B57B2B', dark: '#774600', contrastText: '#FFFFFF', soft: '#FBF1E1' },
  info: { main: '#2F5FA8', light: '#5A82BF', dark: '#234880', contrastText: '#FFFFFF', soft: '#E9F0FA' },
  success: { main: '#17734A', light: '#45906E', dark: '#105737', contrastText: '#FFFFFF', soft: '#E5F4EC' },
  background: { default: '#F5F7F8', paper: '#FFFFFF', raised: '#FFFFFF', field: '#F5F7F8' },
  text: { primary: '#11202A', secondary: '#566873', disabled: '#7F8E97' },
  divider: '#E3E8EB',
  action: {
    hover: 'rgba(17, 32, 42, 0.045)',
    selected: '#E4F3F1',
    disabled: '#7F8E97',
    disabledBackground: '#E9EDEF',
  },
  TableCell: { border: '#E3E8EB' },
  Tooltip: { bg: '#22323C' },
  Skeleton: { bg: '#E7ECEE' },
  fleet: lightFleetPalette,
} satisfies PaletteOptions

/** The dark scheme. It has the same hues, with borders instead of shadows. */
export const darkPalette = {
  primary: { main: '#3CC0B4', light: '#6FD5CB', dark: '#2A9A90', contrastText: '#06201E', soft: '#12302F' },
  secondary: { main: '#9DB0BA', light: '#BCCAD2', dark: '#75878F', contrastText: '#0B1217' },
  error: { main: '#FF8B8B', light: '#FFABAB', dark: '#E56A6A', contrastText: '#2B0606', soft: '#361B1E' },
  warning: { main: '#F2B455', light: '#F6C880', dark: '#D0943A', contrastText: '#2A1A00', soft: '#33280F' },
  info: { main: '#8FB3E8', light: '#B0CAF0', dark: '#6A92CE', contrastText: '#071A35', soft: '#17273D' },
  success: { main: '#5CCB8F', light: '#86DAAC', dark: '#3EA76E', contrastText: '#04210F', soft: '#12301F' },
  background: { default: '#0B1217', paper: '#121B21', raised: '#18232A', field: '#0B1217' },
  text: { primary: '#E8EEF1', secondary: '#9DB0BA', disabled: '#64757F' },
  divider: '#24323A',
  action: {
    hover: 'rgba(232, 238, 241, 0.05)',
    selected: '#12302F',
    disabled: '#64757F',
    disabledBackground: '#1D2930',
  },
  TableCell: { border: '#24323A' },
  Tooltip: { bg: '#2A3A44' },
  Skeleton: { bg: '#1E2A31' },
  fleet: darkFleetPalette,
} satisfies PaletteOptions
