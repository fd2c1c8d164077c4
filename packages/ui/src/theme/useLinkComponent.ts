'use client'

import { useTheme } from '@mui/material/styles'
import type { ElementType } from 'react'

/** Returns the link component of the theme. Some MUI components, such as menu items, need it as a prop. */
export function useLinkComponent(): ElementType {
  return useTheme().components?.MuiButtonBase?.defaultProps?.LinkComponent ?? 'a'
}
