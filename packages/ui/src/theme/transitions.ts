import type { ThemeOptions } from '@mui/material/styles'

/** The only easing curve. It starts fast and ends slowly. */
export const easeOut = [0, 0, 0.2, 1]

const curve = `cubic-bezier(${easeOut.join()})`

/** Durations in ms of transitions of elements that appear, move or change state. */
export const transitions = {
  easing: { easeInOut: curve, easeIn: curve, easeOut: curve, sharp: curve },
  duration: {
    shortest: 120,
    shorter: 120,
    short: 150,
    standard: 180,
    complex: 200,
    enteringScreen: 180,
    leavingScreen: 140,
  },
} satisfies ThemeOptions['transitions']
