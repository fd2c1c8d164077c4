import { archivedVehicles, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { VehicleList } from './VehicleList.tsx'

function Listed(props: ComponentProps<typeof VehicleList>) {
  const [view, setView] = useState(props.view)
  return <VehicleList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/VehicleList',
  tags: ['stabil'],
  component: VehicleList,
  render: Listed,
  args: {
    vehicles,
    vehicleTo: (vehicle) => `/vehicle/detail/${vehicle.id}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => localStorage.removeItem('vehicleColumns'),
} satisfies Meta<typeof VehicleList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Daftar Kendaraan')
    await expect(await list.columns()).toEqual(['Nopol', 'Merk', 'Jenis', 'Warna'])
    const [first] = vehicles
    const row = await list.row(first?.number ?? '')
    await expect(row.link).toHaveAttribute('href', expect.stringMatching(/^\/vehicle\/detail\/\d+$/))
  },
}

export const OtherColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Tahun' }))
    await expect(localStorage.getItem('vehicleColumns')).toBe('["brand","type","color","year","number"]')
  },
}

export const Loading: Story = { args: { vehicles: [], loading: true } }

export const Empty: Story = {
  args: { vehicles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no vehicle data for now')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { vehicles: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.' },
}

const brand = { id: 14, name: 'Mitsubishi Fuso Truck & Bus Corporation' }
const type = { id: 64, name: 'Canter Super Speed HD-X 6×4 bak kayu panjang karoseri Surabaya', brand }

export const LongNames: Story = {
  args: {
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      type,
      color: 'Biru tua metalik dengan garis kuning dan stiker armada',
      number: 'AB 9114 TCN percobaan',
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** While the filter "Arsip" is active, the rows include archived records, and the list shows only these. */
export const Archived: Story = {
  args: {
    vehicles: [...vehicles, ...archivedVehicles],
    archivable: true,
    view: { ...initialListView, filter: ['archived'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hapus saringan Arsip' })).toBeVisible()
    await expect(await canvas.findByText('B 9077 SOL')).toBeVisible()
    await expect(canvas.getAllByText('Diarsipkan')).toHaveLength(archivedVehicles.length)
  },
}
