import type { Preview } from '@storybook/react-vite'

/**
 * Renders a story and waits until its first effects have run. This is necessary because tests use the production build
 * of React, whose `act` does not wait for effects.
 */
export const mountSettled: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui) context.originalStoryFn = () => ui
  await context.renderToCanvas()
  // An effect can cause another render, and that render has effects too, so this waits three times.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  return context.canvas
}
