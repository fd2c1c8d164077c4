import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cancelDevice, unlockDevice } from '../../testing/fakeDevice.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Masuk',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/login', fetch: fakeFleetFetch(), signedIn: false },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const signIn: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Email/), 'admin@sikud.test')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'kendali-demo')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Daftar Akun' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Lupa Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

/** Visitors can request an account. */
export const Register: Story = {
  args: {
    config: { accounts: { mail: true, registration: 'approval' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Daftar Akun' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Akun' })).toBeVisible()
  },
}

export const SignedIn: Story = {
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

export const WantedPage: Story = {
  args: { at: '/device' },
  play: async (context) => {
    await signIn(context)
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' }),
    ).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { fetch: fakeFleetFetch({ login: noAnswer() }) },
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ login: failure(422, 'Email atau password salah.') }) },
  play: async (context) => {
    await signIn(context)
    await expect((await context.canvas.findAllByText('Email atau password salah.'))[0]).toBeVisible()
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('admin@sikud.test')
  },
}

const challenge = answer(
  { challenge: 'contoh', factors: ['totp', 'recovery'], expires_at: '2026-11-24T08:05:00Z' },
  202,
)

/** The account has a second factor. */
export const SecondFactor: Story = {
  args: { fetch: fakeFleetFetch({ login: challenge }) },
  play: async (context) => {
    await signIn(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'Kode verifikasi' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kode verifikasi' }), '123456{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

const withPasskeys = { passkeyDomain: 'localhost' }

/** Signs in with a passkey and without a password: the device asks for fingerprint, face or PIN. */
export const Passkey: Story = {
  args: { config: withPasskeys },
  play: async ({ canvas, userEvent }) => {
    unlockDevice()
    await userEvent.click(await canvas.findByRole('button', { name: 'Masuk dengan passkey' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

export const PasskeyCancelled: Story = {
  args: { config: withPasskeys },
  play: async ({ canvas, userEvent }) => {
    cancelDevice()
    await userEvent.click(await canvas.findByRole('button', { name: 'Masuk dengan passkey' }))
    await expect((await canvas.findAllByText(/^Passkey dibatalkan/))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Masuk dengan passkey' })).toBeEnabled()
  },
}

/** The page has no passkey button: its domain is not that of the passkeys, so a browser would refuse the passkeys. */
export const PasskeyElsewhere: Story = {
  args: { config: { ...withPasskeys, passkeyDomain: 'sikud.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Masuk dengan passkey' })).toBeNull()
  },
}

/** After the right password, a user with passkeys but no authenticator app confirms with a passkey. */
export const PasskeyStep: Story = {
  args: {
    config: withPasskeys,
    fetch: fakeFleetFetch({
      login: answer(
        { challenge: 'contoh', factors: ['recovery', 'passkey'], expires_at: '2026-11-24T08:05:00Z' },
        202,
      ),
    }),
  },
  play: async (context) => {
    unlockDevice()
    await signIn(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'Satu langkah lagi' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Kode pemulihan' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai passkey' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

const wrongCode = {
  message: 'Kode salah atau sudah dipakai.',
  errors: { code: ['Kode salah atau sudah dipakai.'] },
}

/** After a wrong code the second step stays open. */
export const WrongCode: Story = {
  args: { fetch: fakeFleetFetch({ login: challenge, signInWithFactor: answer(wrongCode, 422) }) },
  play: async (context) => {
    await signIn(context)
    const { canvas, userEvent } = context
    const field = await canvas.findByRole('textbox', { name: 'Kode verifikasi' })
    await userEvent.type(field, '123456{Enter}')
    await expect((await canvas.findAllByText('Kode salah atau sudah dipakai.'))[0]).toBeVisible()
    await expect(field).toBeVisible()
  },
}

const tooLate = { message: 'Waktu masuk sudah habis.', errors: { challenge: ['Waktu masuk sudah habis.'] } }

/** After five minutes the sign-in requires the password again. */
export const CodeTooLate: Story = {
  args: { fetch: fakeFleetFetch({ login: challenge, signInWithFactor: answer(tooLate, 422) }) },
  play: async (context) => {
    await signIn(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Kode verifikasi' }), '123456{Enter}')
    await expect(await canvas.findByLabelText(/^Password/)).toBeVisible()
    await expect(canvas.getAllByText('Waktu masuk sudah habis.')[0]).toBeVisible()
  },
}

export const Phone: Story = onPhone('button', 'Sign In')
