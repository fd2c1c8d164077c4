import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { onPhone, withMapsLocale } from '../storyDecorators.tsx'
import { deadTiles, drawnTiles } from '../storyTiles.ts'
import { withoutWebGL } from '../storyWebGL.ts'
import { LiveMap } from './LiveMap.tsx'
import type { LivePosition } from './LivePosition.ts'

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const position: LivePosition = {
  key: '7',
  lat: -6.19508,
  lng: 106.82302,
  statusText: 'Bergerak',
  time: secondsAgo(4),
  vehicleName: 'Mitsubishi Colt Diesel',
  plate: 'B 9114 TCN',
  heading: 40,
}

/** All that the base tells: a place and a status; the client saw it change. */
function basePosition(): LivePosition {
  return {
    key: 'last',
    lat: -6.19508,
    lng: 106.82302,
    statusText: 'Bergerak',
    changedAt: Date.now() - 5000,
  }
}

const meta = {
  title: 'Maps/LiveMap',
  component: LiveMap,
  decorators: [withMapsLocale],
  args: {
    positions: [position],
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
  },
} satisfies Meta<typeof LiveMap>

export default meta
type Story = StoryObj<typeof meta>
const loaded = { timeout: 15_000 }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Langsung · diperbarui \d+ dtk lalu$/)).toBeVisible()
    const link = canvas.getByRole('link', { name: /-6\.19508, 106\.82302/ })
    await expect(link).toHaveAttribute('href', 'https://maps.example/search?query=-6.195080,106.823020')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    const recentre = await canvas.findByRole('button', { name: 'Pusatkan kendaraan' }, loaded)
    await expect(recentre).toHaveAttribute('aria-pressed', 'true')
    // Moving the map by hand stops the following; the button takes it up again.
    const mapRegion = canvas.getByRole('region', { name: 'Peta' })
    await fireEvent.mouseDown(mapRegion, { button: 0, buttons: 1, clientX: 300, clientY: 200 })
    for (const clientX of [310, 330, 360]) {
      await fireEvent.mouseMove(document, { buttons: 1, clientX, clientY: 200 })
      await new Promise(requestAnimationFrame)
    }
    await fireEvent.mouseUp(document, { button: 0, clientX: 360, clientY: 200 })
    await waitFor(() => expect(recentre).toHaveAttribute('aria-pressed', 'false'), loaded)
    await userEvent.click(recentre)
    await expect(recentre).toHaveAttribute('aria-pressed', 'true')
  },
}

export const OnTheBase: Story = {
  // Made when the story opens, so that its age does not depend on the stories before it.
  render: (args) => {
    const [positions] = useState(() => [basePosition()])
    return <LiveMap {...args} positions={positions} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^berubah \d+ dtk lalu$/)).toBeVisible()
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}

export const Stale: Story = {
  args: { positions: [{ ...position, time: secondsAgo(150) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Posisi lama · diperbarui \d mnt lalu$/)).toBeVisible()
  },
}

export const Old: Story = {
  args: { positions: [{ ...position, time: secondsAgo(3 * 86_400) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posisi lama · diperbarui 3 hari lalu')).toBeVisible()
    await expect(canvas.queryByText(/Langsung/)).not.toBeInTheDocument()
  },
}

export const Disconnected: Story = {
  args: { disconnected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Terputus · diperbarui/)).toBeVisible()
  },
}

export const Simulated: Story = {
  args: { positions: [{ ...position, simulated: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulasi')).toBeVisible()
  },
}

export const SeveralVehicles: Story = {
  args: {
    positions: [
      position,
      {
        ...position,
        key: '8',
        lat: -6.1985,
        lng: 106.826,
        plate: 'B 7702 TGA',
        statusText: 'Berhenti',
        heading: null,
      },
      {
        ...position,
        key: '9',
        lat: -6.192,
        lng: 106.819,
        plate: 'F 8841 WT',
        statusText: 'Parkir',
        heading: null,
      },
    ],
  },
}

export const LongNames: Story = {
  args: {
    positions: [
      {
        ...position,
        plate: 'AB 9114 TCN percobaan',
        vehicleName: 'Mitsubishi Fuso Canter Super Speed HD-X 6×4 bak kayu panjang karoseri Surabaya',
        statusText: 'Berhenti dengan mesin menyala di luar wilayah operasi',
      },
    ],
  },
}

const longStatus = 'Berhenti dengan mesin menyala di luar wilayah operasi. '.repeat(10).trim()

export const LongStatus: Story = {
  name: 'X29 a status of 500 characters is cut and pushes no column out of view',
  args: { positions: [{ ...position, statusText: longStatus }] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    const status = canvas.getByText(longStatus)
    await expect(status.scrollWidth).toBeGreaterThan(status.clientWidth)
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    status.focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longStatus)
  },
}

export const LongStatusPhone: Story = {
  ...LongStatus,
  name: 'X29 on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
}

const json = (value: object) => `data:application/json,${encodeURIComponent(JSON.stringify(value))}`

/** A style and a TileJSON file of a stranger, both in their addresses. */
function strangeStyle() {
  const tiles = [drawnTiles().tiles?.url]
  const attribution = '<img src="https://tiles.invalid/pixel.gif" alt="">Peta <b>Asing</b>'
  const tileJson = {
    tilejson: '3.0.0',
    tiles,
    attribution: `<a href="https://asing.example">${attribution}</a>`,
  }
  return json({
    version: 8,
    sources: {
      plain: { type: 'raster', tiles, attribution },
      described: { type: 'raster', url: json(tileJson) },
    },
    layers: ['plain', 'described'].map((source) => ({ id: source, type: 'raster', source })),
  })
}

export const StrangeAttribution: Story = {
  name: 'X32 attribution of a style shows text and links only',
  args: { map: { styleUrl: strangeStyle() } },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Peta Asing' }, loaded)
    await expect(link).toHaveAttribute('href', 'https://asing.example')
    await expect(canvasElement.querySelector('.maplibregl-ctrl-attrib :is(img, b)')).toBeNull()
  },
}

export const Loading: Story = { args: { positions: [], loading: true } }

export const Empty: Story = {
  args: { positions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada posisi')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { positions: [], error: 'Server tidak dapat dihubungi.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Terputus')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NoTiles: Story = {
  args: { map: deadTiles },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Menampilkan garis besar wilayah/, {}, loaded)).toBeVisible()
  },
}

export const NoWebGL: Story = {
  beforeEach: withoutWebGL,
  args: { map: deadTiles },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peta tidak dapat ditampilkan', {}, loaded)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /-6\.19508/ })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { decorators: [onPhone] }

export const English: Story = { globals: { language: 'en' } }
