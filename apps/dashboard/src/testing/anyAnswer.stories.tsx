import { fakeFleetFetch } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { AppPages } from '../App.tsx'
import { pageRoutes } from '../routes.tsx'
import type { DashboardConfig } from '../config.ts'
import { createScreen, onBase } from './Screen.tsx'
import { screenParameters } from './screenParameters.ts'
import { withWrongValues } from './wrongValues.ts'

/** Creates the app with a fake fleet; a story can switch its responses to wrong values. */
function createFleet(config?: Partial<DashboardConfig>) {
  const right = fakeFleetFetch()
  const state = { pending: 0, isWrong: false, containers: false }
  const ask: typeof fetch = async (input, init) => {
    state.pending += 1
    try {
      const request = new Request(input, init)
      const response = await right(request)
      const isData = request.method === 'GET' && response.headers.get('Content-Type')?.includes('json')
      if (!isData || !state.isWrong) return response
      return Response.json(withWrongValues(await response.json(), state.containers))
    } finally {
      state.pending -= 1
    }
  }
  return { state, ...createScreen({ at: '/tidak-ada', fetch: ask, config }) }
}

type Fleet = ReturnType<typeof createFleet>
let fleet: Fleet | undefined

function AnyAnswer({ config }: { config?: Partial<DashboardConfig> }) {
  const [made] = useState(() => createFleet(config))
  useEffect(() => {
    fleet = made
  }, [made])
  return <AppPages services={made.services} router={made.router} />
}

const meta = {
  title: 'Screens/Jawaban apa pun',
  component: AnyAnswer,
  tags: ['!autodocs', '!dev'],
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof AnyAnswer>
export default meta
type Story = StoryObj<typeof meta>

/** Returns the paths of the pages behind sign-in, with an id from the fixtures for `:id`. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path = '*' }) => (path === '*' ? [] : [path.replace(':id', '2')]))
}

/** Waits until all responses have arrived and React has rendered them. */
async function settle({ state }: Fleet) {
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => setTimeout(resolve))
    quiet = state.pending === 0 ? quiet + 1 : 0
  }
}

/**
 * Visits every page while the responses contain wrong values, and opens every combo box. Returns the paths of the pages
 * that failed.
 */
async function visitAll(canvasElement: HTMLElement, containers: boolean, addresses?: string[]) {
  if (!fleet) throw new Error('The app is not mounted.')
  const { router, state } = fleet
  const faults: string[] = []
  const thrown = ({ message }: ErrorEvent) => faults.push(`${router.state.location.pathname}: ${message}`)
  window.addEventListener('error', thrown)
  Object.assign(state, { isWrong: true, containers })
  for (const address of addresses ?? addressesOf(pageRoutes('signedIn'))) {
    await router.navigate(address)
    await settle(fleet)
    await openAll(canvasElement)
    if (/gagal ditampilkan/.test(canvasElement.ownerDocument.body.textContent ?? '')) faults.push(address)
  }
  window.removeEventListener('error', thrown)
  return faults
}

/** Opens each combo box of a form. */
async function openAll(canvasElement: HTMLElement) {
  for (const field of canvasElement.querySelectorAll<HTMLElement>('input[role=combobox]:not(:disabled)')) {
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Escape}')
  }
}

/** Visits the pages that look different with a base server (a server that has only the base API). */
export const OnTheBase: Story = {
  args: { config: onBase },
  play: async ({ canvasElement }) => {
    await expect(await visitAll(canvasElement, false, ['/', '/tracking', '/report'])).toEqual([])
  },
}

export const WrongFields: Story = {
  play: async ({ canvasElement }) => {
    await expect(await visitAll(canvasElement, false)).toEqual([])
  },
}

export const WrongObjectsAndLists: Story = {
  play: async ({ canvasElement }) => {
    await expect(await visitAll(canvasElement, true)).toEqual([])
  },
}
