import { devices } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VehicleDetail } from './VehicleDetail.tsx'

const vehicle = {
  id: 7,
  year: 2021,
  color: 'Kuning',
  number: 'B 9114 TCN',
  type: { id: 64, name: 'Colt Diesel', brand: { id: 14, name: 'Mitsubishi' } },
}

const meta = {
  title: 'Fleet/VehicleDetail',
  tags: ['stabil'],
  component: VehicleDetail,
  args: {
    vehicle,
    deviceTo: (device) => `/device/detail/${device.id}`,
    driverTo: ({ id }) => `/driver/detail/${id}`,
  },
} satisfies Meta<typeof VehicleDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { devices: devices.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Merk',
      'Jenis',
      'Tahun',
      'Warna',
      'Nopol',
      'Perangkat',
      'Pengendara',
    ])
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const WithoutDevices: Story = { args: { devices: [] } }

export const DevicesUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Perangkat')).toBeNull()
  },
}

export const Simulated: Story = { args: { vehicle: { ...vehicle, simulated: true } } }

export const Bare: Story = { args: { vehicle: { ...vehicle, year: null, color: null, type: null } } }

const brand = { id: 14, name: 'Mitsubishi Fuso Truck & Bus Corporation' }
const type = { id: 64, name: 'Canter Super Speed HD-X 6×4 bak kayu panjang karoseri Surabaya', brand }

export const LongNames: Story = {
  args: {
    vehicle: { ...vehicle, type, color: 'Biru tua metalik dengan garis kuning dan stiker armada' },
    devices: devices.map((device) => ({ ...device, name: `${device.name}, cadangan depo Plumpang` })),
  },
}

export const Phone: Story = { ...Simulated, globals: { viewport: { value: 'phone' } } }
