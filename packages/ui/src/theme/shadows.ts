import type { Shadows } from '@mui/material/styles'
import { floatShadow as s } from './shape.ts'

/** MUI's 25 elevations: one shadow for everything that floats, whatever elevation a component asks for. */
// oxfmt-ignore
export const shadows: Shadows = ['none', s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s]
