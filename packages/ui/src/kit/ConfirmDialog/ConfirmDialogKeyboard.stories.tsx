import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx'

function Asker() {
  const confirm = useConfirm()
  return (
    <>
      <Button onClick={() => void confirm({})}>Hapus</Button>
      <Button>Sesudahnya</Button>
    </>
  )
}

const meta = {
  title: 'Kit/ConfirmDialog/Keyboard',
  component: Asker,
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta<typeof Asker>
export default meta
type Story = StoryObj<typeof meta>

/** Tab moves only between the two buttons. The page behind cannot get the focus while the dialog is open. */
export const FocusStaysInside: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Hapus' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    const [no, yes] = ['Batal', 'Lanjutkan'].map((name) => dialog.getByRole('button', { name }))
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.tab()
    await expect(yes).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(yes).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sesudahnya' })).toHaveFocus()
  },
}
