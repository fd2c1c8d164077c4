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
    await expect(canvas.getByText(/41,3.km · 3 perjalanan/)).toBeVisible()
  },
}

export const Loading: Story = { args: { today: undefined } }

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
