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
  // The elements around the story exist in both cases, because with other ones its iframe would load again.
  return createElement(
    'div',
    { style: isShown ? { ...full, gridTemplate: '100% / 50% 50%' } : none },
    createElement('div', { style: isShown ? full : none }, children),
    isShown && createElement(DarkStory, { storyId, globals }),
  )
}

const full = {
  display: 'grid',
  width: '100%',
  height: '100%',
  gridTemplate: '100% / 100%',
  overflow: 'auto',
} as const
const none = { display: 'contents' } as const

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
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the same page as that of the story at the left
  return createElement('iframe', {
    title: 'The story in the dark theme',
    src: `iframe.html?${query.toString()}`,
    style: { width: '100%', height: '100%', border: 0 },
  })
}
