import { deletedRecords } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmProvider } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { DeletedList } from './DeletedList.tsx'

const meta = {
  title: 'Fleet/DeletedList',
  tags: ['stabil'],
  component: DeletedList,
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  args: {
    kinds: ['vehicle', 'device', 'driver', 'group'],
    kind: 'vehicle',
    records: deletedRecords,
    onKindChange: fn(),
    onRestore: fn(),
    onErase: fn(),
  },
} satisfies Meta<typeof DeletedList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan B 9024 SKD' }))
    await expect(args.onRestore).toHaveBeenCalledWith(deletedRecords[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus permanen B 9024 SKD' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus permanen' }))
    await waitFor(() => expect(args.onErase).toHaveBeenCalledWith(deletedRecords[0]))
    await userEvent.click(canvas.getByRole('tab', { name: 'Pengendara' }))
    await expect(args.onKindChange).toHaveBeenCalledWith('driver')
  },
}

/** A user who may neither create nor delete the records. */
export const ReadOnly: Story = { args: { onRestore: undefined, onErase: undefined } }

export const Empty: Story = { args: { records: [] } }

export const Loading: Story = { args: { records: [], loading: true } }

export const Failed: Story = {
  args: { records: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.', onRetry: fn() },
}
