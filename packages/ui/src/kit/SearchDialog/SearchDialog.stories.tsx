import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SearchDialog } from './SearchDialog.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { storyFleet } from './storyFleet.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cari
      </Button>
      <SearchDialog open={open} onClose={close}>
        <SearchPanel
          label="Cari kendaraan, halaman…"
          noneText="Coba kata lain."
          groups={storyFleet}
          onClose={close}
        />
      </SearchDialog>
    </>
  )
}

const meta = {
  title: 'Kit/SearchDialog',
  tags: ['stabil'],
  component: Opener,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof Opener>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cari' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cari' }))
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
  await userEvent.keyboard('b 7341')
  await waitFor(() => expect(dialog.getByRole('option', { name: /B 7341 KAA/ })).toBeVisible())
}

export const Playground: Story = {}

export const Default: Story = { play: opened }

export const LeftWithEscape: Story = {
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Cari' })).toHaveFocus()
    await opened(context)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await opened(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Tutup pencarian' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await opened(context)
  },
}

export const Dark: Story = { play: opened, globals: { theme: 'dark' } }
