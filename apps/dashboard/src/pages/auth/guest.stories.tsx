import { fakeFleetFetch } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RouterLink } from '../../RouterLink.tsx'
import { Screen } from '../../testing/Screen.tsx'

const fetch = fn(fakeFleetFetch())

const meta = {
  title: 'Screens/Tamu',
  component: Screen,
  parameters: { layout: 'fullscreen', linkComponent: RouterLink },
  args: { at: '/register', fetch, signedIn: false },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

async function opened() {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Verify your Email' })).toBeVisible())
}

export const Register: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Akun' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Username'), 'rina')
    await userEvent.type(canvas.getByLabelText('Email'), 'rina@armada.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'kereta-malam')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Pendaftaran belum tersedia di server ini/)
    await expect(canvas.getByLabelText('Email')).toHaveValue('rina@armada.test')
    await expect(fetch).not.toHaveBeenCalled()
  },
}

export const RegisterLeadsToSignIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sudah mendapatkan akun? Masuk' }))
    await expect(await canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  },
}

export const ForgotPassword: Story = {
  args: { at: '/forgot-password' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lupa Password' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'rina@armada.test{Enter}')
    await opened()
    await expect(fetch).not.toHaveBeenCalled()
  },
}

export const Recover: Story = {
  args: { at: '/recover' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pemulihan Akun' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password Baru'), 'kereta-malam')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta-malam')
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await opened()
    await expect(fetch).not.toHaveBeenCalled()
  },
}

export const RecoverNotRepeated: Story = {
  args: { at: '/recover' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password Baru'), 'kereta-malam')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta-siang')
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await expect(canvas.getByText('Kedua isian belum sama.')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Resend: Story = {
  args: { at: '/recover' },
  play: async (context) => {
    await Recover.play?.(context)
    await context.userEvent.click(screen.getByRole('link', { name: 'Resend' }))
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Lupa Password' }),
    ).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { at: '/recover' }, globals: { theme: 'dark' } }
