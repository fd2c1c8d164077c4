import type { LivePosition } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { deadTiles, drawnTiles } from '../testing/storyTiles.ts'
import { withoutWebGL } from '../testing/storyWebGL.ts'
import { testVehicle } from '../testing/testVehicle.ts'
import { FleetMap } from './FleetMap.tsx'
import { FleetStore } from './store/FleetStore.ts'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

/** Returns the single vehicle that a base server (a server that has only the base API) reports. */
function vehicleOf(more: Partial<LivePosition> = {}) {
  return testVehicle(7, 106.82302, -6.19508, {
    vehicle: { number: 'B 9114 TCN', name: 'Mitsubishi Colt Diesel' },
    driver: null,
    speed: null,
    heading: null,
    time: ago(4),
    ...more,
  })
}

function fleetOf(positions: LivePosition[], timesAreOfChanges = false) {
  const fleet = new FleetStore({ single: true })
  fleet.takeSnapshot({ positions, serverOffset: 0, timesAreOfChanges })
  return fleet
}

const meta = {
  title: 'Maps/FleetMap one vehicle',
  component: FleetMap,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  args: {
    fleet: new FleetStore({ single: true }),
    connection: 'live',
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
  },
} satisfies Meta<typeof FleetMap>

export default meta
type Story = StoryObj<typeof meta>
const loaded = { timeout: 15_000 }

/** Creates the fleet when the story opens, so that the ages of its positions do not depend on earlier stories. */
const opened = (more?: () => Partial<LivePosition>, timesAreOfChanges = false): Pick<Story, 'render'> => ({
  render: function Opened(args) {
    const [fleet] = useState(() => fleetOf([vehicleOf(more?.())], timesAreOfChanges))
    return <FleetMap {...args} fleet={fleet} />
  },
})

export const Default: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Langsung · diperbarui \d+ dtk lalu$/)).toBeVisible()
    const link = canvas.getByRole('link', { name: /-6\.19508, 106\.82302/ })
    await expect(link).toHaveAttribute('href', 'https://maps.example/search?query=-6.195080,106.823020')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    const recentre = await canvas.findByRole('button', { name: 'Pusatkan kendaraan' }, loaded)
    await expect(recentre).toHaveAttribute('aria-pressed', 'true')
    // After the user drags the map, it no longer follows the vehicle. The button makes it follow the vehicle again.
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
  parameters: { mapInTests: false },
  ...opened(() => ({ device: { id: 'last', name: '' }, vehicle: null, time: ago(5) }), true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^berubah \d+ dtk lalu$/)).toBeVisible()
    await expect(canvas.getByText(/^Langsung · berubah \d+ dtk lalu$/)).toBeVisible()
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}

export const UnknownAge: Story = {
  parameters: { mapInTests: false },
  ...opened(() => ({ time: null })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waktu rekam tidak diketahui')).toBeVisible()
    await expect(canvas.getByText('Bergerak')).toBeVisible()
    await expect(canvas.queryByText(/Langsung/)).not.toBeInTheDocument()
  },
}

export const Stale: Story = {
  parameters: { mapInTests: false },
  ...opened(() => ({ time: ago(150) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Posisi lama · diperbarui \d mnt lalu$/)).toBeVisible()
  },
}

export const Old: Story = {
  parameters: { mapInTests: false },
  ...opened(() => ({ time: ago(3 * 86_400) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posisi lama · diperbarui 3 hari lalu')).toBeVisible()
    await expect(canvas.queryByText(/Langsung/)).not.toBeInTheDocument()
  },
}

export const ClockAhead: Story = {
  parameters: { mapInTests: false },
  name: 'A position from the future has the age zero',
  ...opened(() => ({ time: ago(-300) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Langsung · diperbarui baru saja')).toBeVisible()
  },
}

export const Disconnected: Story = {
  parameters: { mapInTests: false },
  ...opened(),
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Terputus · diperbarui/)).toBeVisible()
    await expect(canvas.getByText('Koneksi hilang. Posisi terakhir tetap ditampilkan.')).toBeVisible()
  },
}

export const Simulated: Story = {
  parameters: { mapInTests: false },
  ...opened(() => ({ simulated: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Simulasi')).toHaveLength(2)
  },
}

export const LongNames: Story = {
  parameters: { mapInTests: false },
  ...opened(() => ({
    vehicle: {
      number: 'AB 9114 TCN percobaan',
      name: 'Mitsubishi Fuso Canter Super Speed HD-X 6×4 bak kayu panjang karoseri Surabaya',
    },
    status: { text: 'Berhenti dengan mesin menyala di luar wilayah operasi' },
  })),
}

const longStatus = 'Berhenti dengan mesin menyala di luar wilayah operasi. '.repeat(10).trim()

export const LongStatus: Story = {
  parameters: { mapInTests: false },
  name: 'X29 a status of 500 characters is cut and pushes no column out of view',
  ...opened(() => ({ status: { text: longStatus } })),
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

/** Returns a map style of a third party that refers to a TileJSON file; both are data URLs. */
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
  ...opened(),
  args: { map: { styleUrl: strangeStyle() } },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Peta Asing' }, loaded)
    await expect(link).toHaveAttribute('href', 'https://asing.example')
    await expect(canvasElement.querySelector('.maplibregl-ctrl-attrib :is(img, b)')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { mapInTests: false },
  args: { connection: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Memuat posisi…')).toBeVisible()
    await expect(canvas.getByText('Menunggu posisi')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { mapInTests: false },
  args: { fleet: fleetOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada posisi')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { mapInTests: false },
  args: { connection: 'offline', error: 'Server tidak dapat dihubungi.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Terputus')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NoTiles: Story = {
  ...opened(),
  args: { map: deadTiles },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Menampilkan garis besar wilayah/, {}, loaded)).toBeVisible()
  },
}

export const NoWebGL: Story = {
  beforeEach: withoutWebGL,
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peta tidak dapat ditampilkan', {}, loaded)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /-6\.19508/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Buka di peta luar (jendela baru)' })).toHaveAttribute(
      'href',
      'https://maps.example/search?query=-6.195080,106.823020',
    )
  },
}

export const Dark: Story = { ...opened(), globals: { theme: 'dark' } }

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /-6\.19508/ })).toBeVisible()
  },
}

export const English: Story = { ...opened(), globals: { language: 'en' }, parameters: { mapInTests: false } }
