import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { SikudThemeProvider } from '@sikud/ui'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { ForcedMode } from './decorators.tsx'
import { storybookTheme, type Scheme } from './storybookTheme.ts'
import './docs.css'

/** The theme of the toolbar that the address carries; pages without stories are told by nothing else. */
function schemeOfAddress(): Scheme {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? ''
  return globals.split(';').includes('theme:dark') ? 'dark' : 'light'
}

/** A page of the documentation in the theme of the toolbar. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(schemeOfAddress)
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setScheme(globals['theme'] === 'dark' ? 'dark' : 'light')
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context.channel])
  return (
    <DocsContainer context={context} theme={storybookTheme(scheme)}>
      <SikudThemeProvider>
        <ForcedMode mode={scheme}>{children}</ForcedMode>
      </SikudThemeProvider>
    </DocsContainer>
  )
}
