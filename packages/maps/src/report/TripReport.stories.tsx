import { devices, drivers, sessions, vehicles } from '@sikud/api/fixtures'
import type { GpsSession, Id } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { TripReport } from './TripReport.tsx'
import type { TripSource } from './TripSource.ts'

const findTrip = (id: Id): GpsSession => {
  const trip = sessions.find((session) => String(session.id) === String(id))
  if (!trip) throw new Error(`There is no trip ${id}.`)
  return trip
}

/** A server that sends all trips of the fixtures in one page. */
const pages: TripSource = {
  pages: (query, since) => ({
    queryKey: ['pages', query, since],
    queryFn: () => ({ trips: sessions }),
    initialPageParam: null,
    getNextPageParam: () => null,
  }),
  newest: (query, count) => ({
    queryKey: ['newest', query, count],
    queryFn: () => sessions.slice(0, count),
  }),
  detail: (id) => ({ queryKey: ['detail', id], queryFn: () => findTrip(id) }),
  hasUntimed: () => ({ queryKey: ['untimed'], queryFn: () => false }),
  neighbour: (id, direction) => ({ queryKey: ['neighbour', id, direction], queryFn: () => null }),
  vehicles: { queryKey: ['vehicles'], queryFn: () => vehicles },
  drivers: { queryKey: ['drivers'], queryFn: () => drivers },
  devices: { queryKey: ['devices'], queryFn: () => devices },
}

const meta = {
  title: 'Maps/TripReport',
  tags: ['stabil'],
  component: TripReport,
  decorators: [
    inWindow,
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  parameters: { layout: 'fullscreen', mapInTests: false },
  args: {
    trips: pages,
    now: Date.parse('2026-11-20T12:00:00Z'),
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
  },
} satisfies Meta<typeof TripReport>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
    await expect(await canvas.findByText(/^Sejak 14 Nov 2026/)).toBeVisible()
    const week = canvas.getByRole('button', { name: '7 hari' })
    await expect(week, 'the list shows seven days').toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Kemarin' }))
    await expect(week).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Kemarin' }))
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    const [, second] = await canvas.findAllByRole('row')
    await userEvent.click(second?.querySelector('button') ?? document.body)
    await expect(await canvas.findByTitle('Dipilih')).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    trips: {
      ...pages,
      pages: () => ({ ...pages.pages({}), queryFn: () => new Promise<never>(() => {}) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sessions...')).toBeVisible()
  },
}

/** Returns a figure in a row of the table: its kilometres, or that of another column. */
const figure = (row: HTMLElement | undefined, column = 7) =>
  Number.parseFloat(row?.querySelectorAll('td')[column]?.textContent.replace(',', '.') ?? '')

/** As a table the list has a column for each fact, and totals; a press on a row opens the trip in the player. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabel' }))
    // The table of the other order replaces this one.
    const sortBy = async (name: string) => {
      const head = () => canvas.findByRole('columnheader', { name })
      await userEvent.click(await within(await head()).findByRole('button', { name }))
      await waitFor(async () => expect(await head()).toHaveAttribute('aria-sort', 'descending'))
    }
    await sortBy('Tertinggi (km/jam)')
    const speeds = canvas
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => figure(row, 9))
    await expect(speeds).toEqual(speeds.toSorted((a, b) => b - a))
    await sortBy('Jarak')
    await expect(canvas.getByText(/^Jumlah perjalanan yang dimuat:/)).toHaveTextContent(
      /\d perjalanan · [\d,]+.km ·/,
    )
    const [, first, second] = canvas.getAllByRole('row')
    await expect(figure(first)).toBeGreaterThan(figure(second))
    await userEvent.click(second?.querySelector('button') ?? document.body)
    await expect(canvas.getByRole('button', { name: 'Tabel' })).toBeVisible()
    await expect(await canvas.findByTitle('Dipilih')).toBeVisible()
  },
}

export const AsTableDark: Story = { ...AsTable, globals: { theme: 'dark' } }

/** Returns a trip from north to south as one from west to east, which needs the width of the map. */
function turned(trip: GpsSession): GpsSession {
  const points = trip.points.map((point) => ({ ...point, lat: point.lng - 113, lng: 113 + point.lat }))
  return { ...trip, points }
}

/** The table narrows the map, which then still shows both ends of the trip; so does the list after it. */
export const TableBesideTrip: Story = {
  parameters: { mapInTests: true },
  args: {
    trips: { ...pages, detail: (id) => ({ queryKey: ['wide', id], queryFn: () => turned(findTrip(id)) }) },
  },
  play: async ({ canvas, canvasElement }) => {
    const areEndsShown = () => {
      const map = canvasElement.querySelector('[data-part=map]')?.getBoundingClientRect()
      const ends = [...canvasElement.querySelectorAll('[data-end]')].map((end) => end.getBoundingClientRect())
      return (
        map !== undefined &&
        ends.length === 2 &&
        ends.every(({ left, right }) => left >= map.left && right <= map.right)
      )
    }
    await waitFor(() => expect(areEndsShown()).toBe(true), { timeout: 10_000 })
    const spread = () =>
      [...canvasElement.querySelectorAll('[data-end]')].map((end) => end.getBoundingClientRect().left)
    const before = spread()
    await userEvent.click(canvas.getByRole('button', { name: 'Tabel' }))
    await waitFor(() => expect(spread()).not.toEqual(before))
    await waitFor(() => expect(areEndsShown()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Daftar' }))
    await waitFor(() => expect(spread()).toEqual(before))
  },
}
