import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

const Sign = ({ text }: { text: string }) => createElement('b', null, text)

describe('lazyPart', () => {
  test('renders a part at once if its code was loaded ahead of time', async () => {
    const Part = lazyPart(async () => Sign, { Waiting: () => createElement('i') })
    expect(renderToStaticMarkup(createElement(Part, { text: 'A' }))).toBe('<i></i>')
    await Part.load()
    expect(renderToStaticMarkup(createElement(Part, { text: 'A' }))).toBe('<b>A</b>')
  })

  test('loads its code once', async () => {
    const importPart = vi.fn<() => Promise<typeof Sign>>(async () => Sign)
    const Part = lazyPart(importPart)
    await Promise.all([Part.load(), Part.load()])
    renderToStaticMarkup(createElement(Part, { text: 'A' }))
    expect(importPart).toHaveBeenCalledOnce()
  })

  test('loads again after a failure', async () => {
    let isOnline = false
    const Part = lazyPart(async () => {
      if (!isOnline) throw new Error('No code.')
      return Sign
    })
    await expect(Part.load()).rejects.toThrow('No code.')
    isOnline = true
    await expect(Part.load()).resolves.toBe(Sign)
  })

  test('waits for `after` only if it is rendered', async () => {
    const importPart = vi.fn<() => Promise<typeof Sign>>(async () => Sign)
    const { promise, resolve } = Promise.withResolvers<void>()
    const Part = lazyPart(importPart, { after: () => promise })
    renderToStaticMarkup(createElement(Part, { text: 'A' }))
    await Promise.resolve()
    expect(importPart).not.toHaveBeenCalled()
    resolve()
    await vi.waitFor(() => expect(importPart).toHaveBeenCalledOnce())

    const Other = lazyPart(importPart, { after: () => new Promise(() => {}) })
    await expect(Other.load()).resolves.toBe(Sign)
  })

  test('leaves no rejected promise if React never shows a part whose code cannot load', async () => {
    const onUnhandled = vi.fn<(error: unknown) => void>()
    process.on('unhandledRejection', onUnhandled)
    // Rendering to a string runs no effects. A render that React discards runs none either.
    const Part = lazyPart<{ text: string }>(() => Promise.reject(new Error('No code.')))
    renderToStaticMarkup(createElement(Part, { text: 'A' }))
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', onUnhandled)
    expect(onUnhandled).not.toHaveBeenCalled()
  })
})
