import { users } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountLinkCard } from './AccountLinkCard.tsx'

const [user] = users
if (!user) throw new Error('The fixtures have no user.')

const meta = {
  title: 'Fleet/AccountLinkCard',
  tags: ['stabil'],
  component: AccountLinkCard,
  args: { user, onMake: fn() },
} satisfies Meta<typeof AccountLinkCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/lalu kirimkan kepada Hendra Wijaya/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Salin tautan' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}
