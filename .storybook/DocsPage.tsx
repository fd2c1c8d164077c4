import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { LocaleProvider } from '../packages/ui/src/locales/LocaleProvider.tsx'
import { SikudThemeProvider } from '../packages/ui/src/theme/SikudThemeProvider.tsx'
import { rantau } from '../packages/ui/src/theme/storyBrand.ts'
import { ForcedMode } from './decorators.tsx'
import { storybookTheme } from './storybookTheme.ts'
import { choicesOfAddress, storeChoices, timeZones, toolbarChoices } from './toolbarChoices.ts'
import './docs.css'

/**
 * Renders a docs page in the theme, brand, language and time zone of the toolbar. The first render reads them from the
 * URL; an event of Storybook reports each later change.
 */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [choices, setChoices] = useState(() => choicesOfAddress(window.location.search))
  const { brand, language, zone } = choices
  const theme = choices.theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setChoices(toolbarChoices(globals))
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context.channel])
  useLayoutEffect(() => storeChoices(choices), [choices])
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <SikudThemeProvider brand={brand === 'rantau' ? rantau : undefined}>
        <ForcedMode mode={theme}>
          {/* A story in an iframe reads the toolbar only when it mounts, so a new `key` mounts all stories again. */}
          <LocaleProvider
            language={language}
            timeZone={timeZones[zone]}
            key={Object.values(choices).join(' ')}
          >
            {children}
          </LocaleProvider>
        </ForcedMode>
      </SikudThemeProvider>
    </DocsContainer>
  )
}
