import { unknownDevices } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { UnknownDeviceList } from './UnknownDeviceList.tsx'

function Listed(props: ComponentProps<typeof UnknownDeviceList>) {
  const [view, setView] = useState(props.view)
  return <UnknownDeviceList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/UnknownDeviceList',
  tags: ['stabil'],
  component: UnknownDeviceList,
  render: Listed,
  args: {
    devices: unknownDevices,
    registerTo: ({ imei }) => `/device/add?imei=${imei}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UnknownDeviceList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Perangkat tidak dikenal')
    await expect(await list.columns()).toEqual([
      'IMEI',
      'Protokol',
      'Jaringan',
      'Terakhir terlihat',
      'Percobaan',
      'Pertama terlihat',
    ])
    await expect(await canvas.findByRole('link', { name: '861230049808612 Daftarkan' })).toHaveAttribute(
      'href',
      '/device/add?imei=861230049808612',
    )
  },
}

export const Loading: Story = { args: { devices: [], loading: true } }

export const Empty: Story = {
  args: { devices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada perangkat tidak dikenal')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { devices: [], error: 'Anda tidak punya akses untuk melakukan ini.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    devices: unknownDevices.map((device, at) => ({
      ...device,
      imei: `${at} ponsel pengendara cadangan depo Plumpang, dipinjam akhir tahun`,
      count: 1_234_567,
    })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Daftarkan'))[0]).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^861230049808612 Daftarkan/ })).toBeVisible()
  },
}
