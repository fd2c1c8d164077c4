import type { Shadows } from '@mui/material/styles'
import { floatShadow as s } from './shape.ts'

/** MUI's 25 elevations: one shadow for each floating surface, at any elevation. */
// oxfmt-ignore
export const shadows: Shadows = ['none', s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s]
