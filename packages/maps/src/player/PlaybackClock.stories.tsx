import { gatotSubrotoSession, sudirmanSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { TripPlayback } from './TripPlayback.tsx'

const meta = {
  title: 'Maps/TripPlayback/Clock and control',
  component: TripPlayback,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  args: {
    trips: [sudirmanSession],
    loading: false,
    selectedKey: null,
    onSelect: fn(),
    map: drawnTiles(),
    findAddress: () =>
      Promise.resolve({ road: 'Jalan Jenderal Sudirman', address: 'Jalan Jenderal Sudirman, Jakarta' }),
  },
} satisfies Meta<typeof TripPlayback>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>

const position = (canvas: Canvas): HTMLInputElement => canvas.getByRole('slider', { name: 'Posisi' })
const late = { timeout: 15_000 }

export const RecordedTime: Story = {
  parameters: { mapInTests: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Waktu nyata' }, late)).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(canvas.getByRole('button', { name: '16×' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Lewati saat berhenti' }, late))
    // One press chooses the speed and plays.
    await userEvent.click(canvas.getByRole('button', { name: '300×' }))
    await waitFor(() => expect(position(canvas)).toHaveValue(position(canvas).max), late)
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const AddressOfTheMoment: Story = {
  parameters: { mapInTests: false },
  play: async ({ canvas }) => {
    await fireEvent.input(position(canvas), { target: { value: '5' } })
    await expect((await canvas.findAllByText(/Jalan Jenderal Sudirman/, {}, late))[0]).toBeVisible()
  },
}

export const KeyboardHelp: Story = {
  parameters: { mapInTests: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pintasan papan ketik' }, late))
    const help = await screen.findByRole('dialog', { name: 'Pintasan papan ketik' })
    await waitFor(() => expect(within(help).getByText('Ikuti kendaraan')).toBeVisible())
  },
}

export const Following: Story = {
  play: async ({ canvas }) => {
    const follow = await canvas.findByRole('button', { name: 'Ikuti kendaraan' }, late)
    canvas.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('f')
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan seluruh perjalanan' }))
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
  },
}

export const FullScreen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Layar penuh' }, late))
    const leave = await canvas.findByRole('button', { name: 'Keluar dari layar penuh' })
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Peta' }).getBoundingClientRect().left).toBeLessThan(2),
    )
    await userEvent.click(leave)
    await expect(await canvas.findByRole('button', { name: 'Layar penuh' })).toBeVisible()
  },
}

/** Every second point comes from another vehicle, ten kilometres away. */
const twoVehicles = {
  ...sudirmanSession,
  points: sudirmanSession.points.map((point, index) =>
    index % 2 === 0 ? point : { ...point, lng: point.lng + 0.1 },
  ),
}

export const TwoVehiclesUnderOneIdentity: Story = {
  parameters: { mapInTests: false },
  args: { trips: [twoVehicles] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Dua kendaraan tampaknya memakai satu identitas/, {}, late),
    ).toBeVisible()
  },
}

/** The trip of another vehicle at the same times as the first trip. */
const sameMorning = {
  ...gatotSubrotoSession,
  points: gatotSubrotoSession.points.map((point, index) => ({
    ...point,
    time: sudirmanSession.points[Math.min(index, sudirmanSession.points.length - 1)]?.time,
  })),
}

export const SeveralVehicles: Story = {
  args: {
    choice: {
      filter: {},
      onFilter: fn(),
      shown: [sudirmanSession],
      companions: [{ key: '415', session: sameMorning, points: sameMorning.points }],
      onCompare: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Waktu nyata' }, late)).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[data-there=yes]')).toHaveLength(1), late)
  },
}

export const OnPhone: Story = {
  parameters: { mapInTests: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '4×' }, late))
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Kecepatan putar' }, late))
    const menu = within(await screen.findByRole('dialog', { name: 'Kecepatan putar' }))
    await userEvent.click(menu.getByRole('button', { name: 'Per titik' }))
    await expect(menu.getByRole('slider', { name: 'Speed' })).toHaveValue('200')
  },
}
