import { speedingStretches } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { SpeedingList } from './SpeedingList.tsx'

function Listed(props: ComponentProps<typeof SpeedingList>) {
  const [view, setView] = useState(props.view)
  return <SpeedingList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/SpeedingList',
  tags: ['baru'],
  component: SpeedingList,
  render: Listed,
  args: {
    stretches: speedingStretches,
    limit: { kmh: 100, seconds: 30 },
    rule: 'own',
    onRule: fn(),
    rulesTo: '/notification/rule',
    stretchTo: ({ device }) => `/report?device=${String(device.id)}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SpeedingList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = grid(canvas, 'Di atas batas hari ini')
    await expect(await list.columns()).toEqual([
      'Kendaraan',
      'Pengendara',
      'Waktu',
      'Tertinggi',
      'Batas',
      'Lama',
    ])
    await expect(canvas.getByText('118 km/jam')).toBeVisible()
    await expect(canvas.getByText('2 mnt 45 dtk')).toBeVisible()
    await expect(canvas.getByText(/^Lebih dari 100 km\/jam selama 30 detik/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Batas 80 km/jam' }))
    await expect(args.onRule).toHaveBeenLastCalledWith('standard')
  },
}

export const Loading: Story = { args: { stretches: [], limit: undefined, loading: true } }

export const Empty: Story = {
  args: { stretches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada yang di atas batas hari ini')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { stretches: [], limit: undefined, error: 'Anda tidak punya akses untuk melakukan ini.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Simulated: Story = {
  args: { stretches: speedingStretches.map((stretch) => ({ ...stretch, simulated: true })) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Simulasi'))[0]).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    stretches: speedingStretches.map((stretch) => ({
      ...stretch,
      driver: { name: 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat' },
    })),
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('118 km/jam'))[0]).toBeVisible()
  },
}
