import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { streetTiles } from '../testing/storyStreets.ts'
import { drawnTiles, greenTiles } from '../testing/storyTiles.ts'
import { coloursOf, keepDrawing } from '../testing/storyWebGL.ts'
import { streetColours } from '../look/streetColours.ts'
import { BaseMap } from './BaseMap.tsx'
import { MapTool } from './tools/MapTool.tsx'

const monas = { longitude: 106.8272, latitude: -6.1754, accuracy: 180 }

const meta = {
  title: 'Maps/BaseMap',
  component: BaseMap,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  args: {
    config: drawnTiles(),
    label: 'Peta',
    initialView: { center: [monas.longitude, monas.latitude], zoom: 13 },
  },
} satisfies Meta<typeof BaseMap>

export default meta
type Story = StoryObj<typeof meta>

const loaded = { timeout: 15_000 }
const button = { name: 'Lokasi saya' }

export const MyLocation: Story = {
  beforeEach: () => {
    spyOn(navigator.geolocation, 'watchPosition').mockImplementation((onFix) => {
      const time = Date.parse('2026-11-23T14:20:00+07:00')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's class cannot be constructed
      onFix({ coords: monas, timestamp: time } as GeolocationPosition)
      return 1
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button, loaded))
    await expect(
      await canvas.findByRole('img', { name: /^Lokasi Anda, akurasi ±180 m, pukul 14\.20/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', button)).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The map shows the streets from our own server in the colours of the theme. */
export const Streets: Story = {
  args: { config: streetTiles() },
  beforeEach: keepDrawing,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'OpenStreetMap' }, loaded)).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )
    await expectRoads(canvasElement, 'light')
  },
}

export const StreetsDark: Story = {
  ...Streets,
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => expectRoads(canvasElement, 'dark'),
}

/** Waits until the map has the colours of toll roads and main roads in this theme, and no colour of the other theme. */
async function expectRoads(map: HTMLElement, theme: 'light' | 'dark') {
  const { highway, major } = streetColours[theme]
  const other = streetColours[theme === 'light' ? 'dark' : 'light'].highway
  await waitFor(async () => {
    const drawn = coloursOf(map).map((colour) => colour.toUpperCase())
    await expect(drawn).toEqual(expect.arrayContaining([highway, major]))
    await expect(drawn).not.toContain(other)
  }, loaded)
}

/** The map shows satellite tiles and their attribution only while the user has chosen the satellite style. */
export const Looks: Story = {
  args: { config: { ...drawnTiles(), satellite: { ...greenTiles(), attribution: '© Foto Udara' } } },
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Gaya peta' }, loaded))
    await expect(screen.getByRole('menuitemradio', { name: /Otomatis/ })).toBeChecked()
    await expect(canvas.queryByText(/Foto Udara/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Satelit' }))
    await expect(await canvas.findByText(/Foto Udara/)).toBeVisible()
  },
}

/** On a phone, only the main tools are on the map; the others are in a menu. */
export const Phone: Story = {
  args: {
    tools: (
      <MapTool label="Seluruh armada" icon={<FitScreenOutlined fontSize="small" />} onClick={fn()} isMain />
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lainnya' }, loaded))
    await expect(canvas.queryByRole('button', { name: 'Perbesar', hidden: true })).not.toBeInTheDocument()
    await expect(screen.queryByRole('menuitem', { name: 'Seluruh armada' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Perbesar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Perkecil' })).toHaveFocus()
    await expect(screen.getByRole('menuitemcheckbox', button)).not.toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Gelap' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Seluruh armada' })).toBeVisible()
  },
}

export const SatelliteFailed: Story = {
  args: {
    config: {
      ...drawnTiles(),
      satellite: { url: 'https://tiles.invalid/{z}/{x}/{y}.jpg', attribution: '© Foto Udara' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body)
    const choose = async (look: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Gaya peta' }, loaded))
      await userEvent.click(screen.getByRole('menuitemradio', { name: look }))
    }
    await choose('Satelit')
    const notice = await canvas.findByText(/^Citra satelit tidak dapat dimuat/, {}, loaded)
    await expect(notice).toBeVisible()
    await choose('Peta')
    await expect(notice).not.toBeInTheDocument()
  },
}

export const LocationDenied: Story = {
  beforeEach: () => {
    spyOn(navigator.geolocation, 'watchPosition').mockImplementation((_onFix, onError) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's class cannot be constructed
      onError?.({ code: 1 } as GeolocationPositionError)
      return 1
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button, loaded))
    await expect(canvas.getByText(/Peramban tidak mengizinkan akses lokasi/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }))
    await expect(canvas.queryByText(/tidak mengizinkan/)).not.toBeInTheDocument()
  },
}
