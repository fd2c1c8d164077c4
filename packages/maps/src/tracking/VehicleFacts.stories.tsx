import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallAction, VehicleFacts } from './VehicleFacts.tsx'

const meta = {
  title: 'Maps/VehicleFacts',
  tags: ['stabil'],
  component: VehicleFacts,
  args: {
    driver: { name: 'Budi Santoso', phone: '+62 812-3456-789', to: '/driver/detail/1' },
    today: { distance: 41.26, trips: 3 },
  },
  render: (args) => (
    <dl>
      <VehicleFacts {...args} />
    </dl>
  ),
} satisfies Meta<typeof VehicleFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+62 812-3456-789' })).toHaveAttribute(
      'href',
      'tel:+628123456789',
    )
    await expect(await canvas.findByText(/41,3.km · 3 perjalanan/)).toBeVisible()
  },
}

export const Loading: Story = { args: { today: undefined } }

const midnight = Date.parse('2026-11-20T00:00:00+07:00')
const hour = (count: number) => new Date(midnight + count * 3_600_000).toISOString()

/** The bar of the day: unknown parts are hatched. The trips are those of the bar, which the summary can lag behind. */
export const WithDay: Story = {
  args: {
    day: {
      from: midnight,
      to: midnight + 24 * 3_600_000,
      now: midnight + 15 * 3_600_000,
      trips: [
        { start: { time: hour(7) }, end: { time: hour(8.5) } },
        { start: { time: hour(10) }, end: { time: hour(12) } },
      ],
      position: { status: { text: 'Parkir' }, statusSince: hour(12), time: hour(15) },
    },
    battery: { percent: 81, age: '5 mnt lalu' },
    odometer: { km: 120_345.2, age: '5 mnt lalu' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/41,3.km · 2 perjalanan/)).toBeVisible()
    await expect(canvas.getByText('18')).toBeVisible()
    await expect(canvas.getByText(/^Perjalanan 3.jam 30.mnt$/)).toBeVisible()
    await expect(canvas.getByText(/^Parkir 3.jam$/)).toBeVisible()
    await expect(canvas.getByText(/^Tidak diketahui 8.jam 30.mnt$/)).toBeVisible()
    await expect(canvas.getByText('81%')).toHaveTextContent('81% · 5 mnt lalu')
    await expect(canvas.getByText(/^120\.345.km/)).toBeVisible()
  },
}

export const WithDayDark: Story = { args: WithDay.args, globals: { theme: 'dark' } }

/** The action that calls the driver, for the row of actions. */
export const Call: Story = {
  render: () => <CallAction name="Budi Santoso" phone="+62 812-3456-789" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Telepon Budi Santoso' })).toHaveAttribute(
      'href',
      'tel:+628123456789',
    )
  },
}

/** The user may see neither drivers nor trips. */
export const NoPermission: Story = {
  args: { driver: { name: 'Budi Santoso' }, today: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Hari ini')).toBeNull()
  },
}
