import { userSessions } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SessionList } from './SessionList.tsx'

const meta = {
  title: 'Fleet/SessionList',
  tags: ['stabil'],
  component: SessionList,
  args: { sessions: { data: userSessions }, onEnd: fn(), onEndAll: fn() },
} satisfies Meta<typeof SessionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Perangkat ini')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Keluarkan Safari di iPhone' }))
    await expect(args.onEnd).toHaveBeenCalledWith(userSessions[1])
    await userEvent.click(canvas.getByRole('button', { name: 'KELUARKAN SEMUA PERANGKAT LAIN' }))
    await expect(args.onEndAll).toHaveBeenCalledOnce()
  },
}

/** The user is signed in only on this device, so there is no other session to end. */
export const One: Story = {
  args: { sessions: { data: userSessions.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = { args: { sessions: { data: [] } } }

export const Loading: Story = { args: { sessions: { data: undefined } } }

export const Failed: Story = {
  args: { sessions: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
}
