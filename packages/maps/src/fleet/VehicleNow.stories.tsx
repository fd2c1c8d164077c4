import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../testing/storyDecorators.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { testVehicle } from '../testing/testVehicle.ts'
import { VehicleNow } from './VehicleNow.tsx'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const driving = () => testVehicle(7, 106.82302, -6.19508, { time: ago(4), statusSince: ago(18 * 60) })

const meta = {
  title: 'Maps/VehicleNow',
  tags: ['stabil'],
  component: VehicleNow,
  args: {
    position: driving(),
    serverOffset: 0,
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
    trackingHref: '/tracking?vehicle=7',
    findAddress: async () => ({
      road: 'Jalan M.H. Thamrin',
      address: 'Jalan M.H. Thamrin, Menteng, Jakarta Pusat',
    }),
  },
} satisfies Meta<typeof VehicleNow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'B 1007 SIM' })
    await expect(section).toHaveTextContent(/Bergerak.*selama 18.mnt.*40.km\/jam.*dtk lalu/)
    await expect(await canvas.findByText('Jalan M.H. Thamrin')).toBeVisible()
  },
}

export const Silent: Story = {
  args: {
    position: testVehicle(7, 106.82302, -6.19508, { time: ago(3 * 3600), statusSince: ago(4 * 3600) }),
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'B 1007 SIM' })
    await expect(section).toHaveTextContent(/Tidak ada data3 jam lalu/)
  },
}

/** F16: heartbeats keep a standing vehicle at its last place, with both ages. */
export const OnlyHeartbeats: Story = {
  args: {
    position: testVehicle(7, 106.82302, -6.19508, {
      time: ago(29 * 60),
      statusSince: ago(31 * 60),
      status: { text: 'Parkir' },
      speed: 0,
      contact: ago(10),
      ignition: false,
    }),
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'B 1007 SIM' })
    await expect(section).toHaveTextContent(
      /Parkir.*selama 31.mnt.*Mesin mati.*posisi 29 mnt lalu · kontak 1\d dtk lalu/,
    )
  },
}

/** F16: a vehicle that moved last is somewhere else by now. */
export const NoNewPosition: Story = {
  args: {
    position: testVehicle(7, 106.82302, -6.19508, { time: ago(29 * 60), contact: ago(10) }),
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'B 1007 SIM' })
    await expect(section).toHaveTextContent(/Tidak ada posisi baru.*posisi 29 mnt lalu · kontak 1\d dtk lalu/)
  },
}

/** F17: an alarm with its age. */
export const Alarm: Story = {
  args: {
    position: testVehicle(7, 106.82302, -6.19508, {
      time: ago(4),
      ignition: true,
      alarm: 'sos',
      alarmTime: ago(3 * 60),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SOS 3 mnt lalu')).toBeVisible()
    await expect(canvas.getByText('Mesin hidup')).toBeVisible()
  },
}

export const NeverLocated: Story = {
  args: { position: { ...driving(), lat: null, lng: null, time: null, speed: null } },
}

export const Phone: Story = { decorators: [onPhone] }
