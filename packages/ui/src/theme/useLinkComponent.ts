'use client'

import { useTheme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { warnOnce } from '../hooks/warnOnce.ts'

/** Returns the link component of the theme. Some MUI components, such as menu items, need it as a prop. */
export function useLinkComponent(): ElementType {
  const linkComponent = useTheme().components?.MuiButtonBase?.defaultProps?.LinkComponent
  warnOfReloads(linkComponent, 'LinkComponent of MuiButtonBase and component of MuiLink in your theme')
  return linkComponent ?? 'a'
}

/** Warns the developer if links are not those of the app's router. `option` names what sets the link component. */
export function warnOfReloads(linkComponent: ElementType | undefined, option: string): void {
  // A bundler leaves these texts out of a production build.
  if (process.env.NODE_ENV === 'development' && linkComponent === undefined)
    warnOnce(
      `Links reload the page: pass the link component of your router as ${option}, or 'a' if the app has no router.`,
    )
}
