import { devices } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeviceDetail } from './DeviceDetail.tsx'

const device = { ...devices[0], id: 4, name: 'Pelacak 04', imei: '356938035643809', number: '0813-0000-0004' }

const meta = {
  title: 'Fleet/DeviceDetail',
  tags: ['stabil'],
  component: DeviceDetail,
  args: {
    device: {
      ...device,
      vehicle_id: 7,
      vehicle: { id: 7, number: 'B 9123 KXA' },
      driver_id: null,
      driver: null,
      simulated: false,
    },
    vehicleTo: '/vehicle/detail/7',
  },
} satisfies Meta<typeof DeviceDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Nama',
      'IMEI',
      'Nomor',
      'Kendaraan',
      'Pengendara',
    ])
    await expect(canvas.getByRole('link', { name: 'B 9123 KXA' })).toHaveAttribute(
      'href',
      '/vehicle/detail/7',
    )
    await expect(canvas.getByText('—')).toBeVisible()
    await expect(canvas.queryByText('Simulasi')).toBeNull()
  },
}

export const Simulated: Story = {
  args: { device: { ...meta.args.device, simulated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulasi')).toBeVisible()
  },
}

export const Bare: Story = {
  args: {
    device: {
      id: 5,
      name: 'Cadangan',
      imei: '35693803564381',
      number: null,
      vehicle_id: null,
      driver_id: null,
    },
  },
}

export const LongNames: Story = {
  args: {
    device: {
      ...meta.args.device,
      name: 'Pelacak cadangan truk tangki bahan bakar depo Plumpang, Jakarta Utara',
      number: 'Dipinjamkan ke bengkel rekanan di Cakung sampai akhir tahun',
      vehicle: { id: 7, number: 'AB 9114 TCN percobaan' },
      driver_id: 1,
      driver: { id: 1, name: 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat' },
    },
  },
}

export const Phone: Story = { ...Simulated, globals: { viewport: { value: 'phone' } } }
