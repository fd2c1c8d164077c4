import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LazyMap } from './LazyMap.tsx'

it('leaves no rejected promise if React never shows a map whose code cannot load', async () => {
  const onUnhandled = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', onUnhandled)
  // Rendering to a string runs no effects. A render that React discards runs none either.
  const props = { load: () => Promise.reject(new Error('No code.')), children: () => null }
  renderToStaticMarkup(createElement(LazyMap, props))
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', onUnhandled)
  expect(onUnhandled).not.toHaveBeenCalled()
})
