import { createElement, type PropsWithChildren } from 'react'
import { buildArgsParam } from 'storybook/internal/router'
import { useArgs, useGlobals, useStorybookState } from 'storybook/manager-api'

/**
 * Shows the dark theme beside the story if the toolbar says "Side by side". The story at the left stays the one that the
 * panels control; its args and settings also apply at the right. There is no JSX, because Storybook compiles the code of
 * its own interface without the JSX runtime.
 */
export function SideBySide({ children }: PropsWithChildren) {
  const [globals] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  const isShown = globals['theme'] === 'both' && viewMode === 'story'
  // Keeps the element around the story in both cases, because another one would load its iframe again.
  return createElement(
    'div',
    { style: { display: 'grid', height: '100%', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
    createElement('div', { style: { position: 'relative', display: 'grid' } }, children),
    isShown && createElement(DarkStory, { storyId, globals }),
  )
}

function DarkStory({ storyId, globals }: { storyId: string; globals: Record<string, unknown> }) {
  const [args, , , initialArgs] = useArgs()
  const settings = ['brand', 'language', 'zone', 'density', 'forcedColours']
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
  const query = new URLSearchParams({
    viewMode: 'story',
    id: storyId,
    args: buildArgsParam(initialArgs, args),
    globals: ['theme:dark', ...settings].join(';'),
  })
  return createElement('iframe', {
    title: 'The story in the dark theme',
    src: `iframe.html?${query.toString()}`,
    style: { width: '100%', height: '100%', border: 0 },
  })
}
