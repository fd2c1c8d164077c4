import { openSession } from '@sikud/api/react'
import { describe, expect, it } from 'vitest'
import { createMemoryRouter } from 'react-router-dom'
import { guestsOnly, knownId, signedInOnly } from './guards.ts'
import { memoryStorage } from '@sikud/api/fixtures'

async function visit(path: string, token?: string) {
  const storage = memoryStorage(token === undefined ? {} : { token })
  const session = openSession(() => storage, new EventTarget())
  const router = createMemoryRouter(
    [
      { path: '/login', loader: guestsOnly(session) },
      {
        loader: signedInOnly(session),
        children: [{ path: '/' }, { path: '/report' }, { path: '/device/detail/:id', loader: knownId }],
      },
    ],
    { initialEntries: [path] },
  ).initialize()
  while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve))
  const { pathname, search } = router.state.location
  return { address: pathname + search, errors: Object.values(router.state.errors ?? {}) }
}

describe('signedInOnly', () => {
  it('redirects a visitor without a token to the sign-in, and remembers the requested page', async () => {
    expect((await visit('/report?session=7')).address).toBe('/login?next=%2Freport%3Fsession%3D7')
  })

  it('lets a visitor with a token pass', async () => {
    expect((await visit('/report?session=7', 'abc')).address).toBe('/report?session=7')
  })
})

describe('guestsOnly', () => {
  it('shows sign-in to a visitor without a token', async () => {
    expect((await visit('/login')).address).toBe('/login')
  })

  it('redirects a visitor with a token to the requested page', async () => {
    expect((await visit('/login?next=%2Freport%3Fsession%3D7', 'abc')).address).toBe('/report?session=7')
  })

  it('redirects a visitor with a token to the home page if no page was requested', async () => {
    expect((await visit('/login', 'abc')).address).toBe('/')
  })
})

describe('knownId', () => {
  it.each(['7', 'dev_7-a'])('lets the id %s pass', async (id) => {
    expect((await visit(`/device/detail/${id}`, 'abc')).errors).toEqual([])
  })

  it.each(['7.5', 'a%20b', 'a'.repeat(65)])('fails with 404 for the id %s', async (id) => {
    expect((await visit(`/device/detail/${id}`, 'abc')).errors).toMatchObject([{ status: 404 }])
  })
})
