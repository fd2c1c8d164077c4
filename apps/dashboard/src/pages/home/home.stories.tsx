import { fakeFleetFetch } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RouterLink } from '../../RouterLink.tsx'
import { Screen } from '../../testing/Screen.tsx'

const meta = {
  title: 'Screens/Dashboard',
  component: Screen,
  parameters: { layout: 'fullscreen', linkComponent: RouterLink },
  args: { at: '/', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within((await canvas.findAllByRole('navigation', { name: 'Menu' }))[0] ?? document.body)
    await userEvent.click(menu.getByRole('link', { name: 'Perangkat' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  },
}

export const SigningOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Apakah Anda yakin ingin keluar?')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  },
}

export const BeingPrepared: Story = { args: { at: '/vehicle' } }

export const NotFound: Story = { args: { at: '/tidak-ada' } }

export const Phone: Story = { ...BeingPrepared, args: { at: '/' }, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { at: '/' }, globals: { theme: 'dark' } }
