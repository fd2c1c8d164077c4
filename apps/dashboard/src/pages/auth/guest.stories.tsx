import { fakeFleetFetch } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const fetch = fn(fakeFleetFetch())

const meta = {
  title: 'Screens/Tamu',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/register', fetch, signedIn: false },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

async function opened() {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Verify your Email' })).toBeVisible())
}

export const Register: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Akun' })).toBeVisible()
  },
}

export const RegisterPhone: Story = onPhone('button', 'Sign Up')

export const RegisterClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'rina')
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lupa Password' })).toBeVisible()
  },
}

export const ForgotPasswordPhone: Story = {
  ...onPhone('button', 'Continue'),
  args: { at: '/forgot-password' },
}

export const ForgotPasswordSent: Story = {
  args: { at: '/forgot-password', config: onBase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'rina@armada.test{Enter}')
    await opened()
    await expect(fetch).not.toHaveBeenCalled()
  },
}

export const Recover: Story = {
  args: { at: '/recover', config: onBase },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pemulihan Akun' })).toBeVisible()
  },
}

export const RecoverPhone: Story = {
  ...onPhone('button', 'Pulihkan'),
  args: { at: '/recover', config: onBase },
}

export const Recovered: Story = {
  args: { at: '/recover', config: onBase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password Baru'), 'kereta-malam')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta-malam')
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await opened()
    await expect(fetch).not.toHaveBeenCalled()
  },
}

export const RecoverNotRepeated: Story = {
  args: { at: '/recover', config: onBase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password Baru'), 'kereta-malam')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta-siang')
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await expect(canvas.getByText('Kedua isian belum sama.')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Resend: Story = {
  args: { at: '/recover', config: onBase },
  play: async (context) => {
    await Recovered.play?.(context)
    await context.userEvent.click(screen.getByRole('link', { name: 'Resend' }))
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Lupa Password' }),
    ).toBeVisible()
  },
}
