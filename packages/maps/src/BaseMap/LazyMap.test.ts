import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LazyMap } from './LazyMap.tsx'

it('leaves no rejected promise if React never shows a map whose code cannot load', async () => {
  const onUnhandled = vi.fn()
  process.on('unhandledRejection', onUnhandled)
  // Renders without effects, like a render that React discards.
  renderToStaticMarkup(
    createElement(LazyMap, { load: () => Promise.reject(new Error('No code.')), children: () => null }),
  )
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', onUnhandled)
  expect(onUnhandled).not.toHaveBeenCalled()
})
