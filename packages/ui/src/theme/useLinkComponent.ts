'use client'

import { useTheme } from '@mui/material/styles'
import type { ElementType } from 'react'

/** The link component of the theme, for MUI parts that draw a link only when told, such as menu items. */
export function useLinkComponent(): ElementType {
  return useTheme().components?.MuiButtonBase?.defaultProps?.LinkComponent ?? 'a'
}
