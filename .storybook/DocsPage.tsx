import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { SikudThemeProvider } from '@sikud/ui'
import type { Globals } from 'storybook/internal/types'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { rantau } from '../packages/ui/src/theme/storyBrand.ts'
import { ForcedMode } from './decorators.tsx'
import { storybookTheme } from './storybookTheme.ts'
import './docs.css'

/** What the toolbar has put into the address, as `theme:dark;brand:rantau`; pages without stories are told by nothing else. */
function globalsOfAddress(): Globals {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? ''
  return Object.fromEntries(globals.split(';').map((pair) => pair.split(':')))
}

/** A page of the documentation in the theme and brand of the toolbar. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(globalsOfAddress)
  useEffect(() => {
    const follow = (changed: { globals: Globals }) => setGlobals(changed.globals)
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context.channel])
  const scheme = globals['theme'] === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer context={context} theme={storybookTheme(scheme)}>
      <SikudThemeProvider brand={globals['brand'] === 'rantau' ? rantau : undefined}>
        <ForcedMode mode={scheme}>{children}</ForcedMode>
      </SikudThemeProvider>
    </DocsContainer>
  )
}
