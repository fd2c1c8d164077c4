'use client'

import { useTheme } from '@mui/material/styles'
import type { ElementType } from 'react'

/** Returns the link component of the theme, for MUI parts that need it as a prop, such as menu items. */
export function useLinkComponent(): ElementType {
  return useTheme().components?.MuiButtonBase?.defaultProps?.LinkComponent ?? 'a'
}
