import { failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const dead = failure(404, 'Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada admin armada.')
const meta = {
  title: 'Screens/Layanan mandiri',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: {
    at: '/setup#Y29udG9o',
    fetch: fakeFleetFetch(),
    signedIn: false,
    config: { accounts: { mail: true, registration: 'approval' } },
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Asserts that no text of the page says that an e-mail was sent. */
async function saysNothingSent() {
  await expect(document.body).not.toHaveTextContent(/dikirim|kami mengirim|(periksa|check your) email/i)
}

async function setUp({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('Nama'), 'Rina Kusumawardani')
  await userEvent.type(canvas.getByLabelText('Email'), 'rina@armada.test')
  await userEvent.type(canvas.getByLabelText('Password Baru'), 'kereta malam ke Bogor')
  await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta malam ke Bogor')
  await userEvent.click(canvas.getByRole('button', { name: 'Buat Administrator' }))
}

export const SetUp: Story = {
  play: async (context) => {
    await setUp(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('rina@armada.test')
  },
}

export const SetUpSaving: Story = {
  args: { fetch: fakeFleetFetch({ setUp: noAnswer() }) },
  play: async (context) => {
    await setUp(context)
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled()
  },
}

export const SetUpFailed: Story = {
  args: { fetch: fakeFleetFetch({ setUp: dead }) },
  play: async (context) => {
    await setUp(context)
    await expect(await context.canvas.findByText(/Mintalah tautan baru/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Tempel kode')).toBeVisible()
    await expect(context.canvas.getByLabelText('Nama')).toHaveValue('Rina Kusumawardani')
  },
}

export const SetUpWithoutCode: Story = {
  args: { at: '/setup' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Tempel kode')).toBeVisible()
  },
}

export const SetUpPhone: Story = onPhone('button', 'Buat Administrator')

export const VerifyEmail: Story = {
  args: { at: '/verify-email#Y29udG9o' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'kereta malam ke Bogor{Enter}')
    const told = await canvas.findByText('Email Anda terbukti. Admin armada akan memeriksa pendaftaran Anda.')
    await waitFor(() => expect(told).toBeVisible())
  },
}

export const VerifyEmailRefused: Story = {
  args: {
    at: '/verify-email#Y29udG9o',
    fetch: fakeFleetFetch({
      verifyEmail: failure(422, 'Periksa isian Anda.', { password: ['Password ini bukan yang Anda buat.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'bukan ini{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
        'Password ini bukan yang Anda buat.',
      ),
    )
  },
}

export const VerifyEmailDead: Story = {
  args: { at: '/verify-email#Y29udG9o', fetch: fakeFleetFetch({ verifyEmail: dead }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'kereta malam ke Bogor{Enter}')
    await expect(await canvas.findByText(/Mintalah tautan baru/)).toBeVisible()
    await expect(canvas.getByLabelText('Tempel kode')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue('kereta malam ke Bogor')
  },
}

export const VerifyEmailWithoutCode: Story = {
  args: { at: '/verify-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Tempel kode')).toBeVisible()
  },
}

export const VerifyEmailPhone: Story = {
  ...onPhone('button', 'Konfirmasi Email'),
  args: { at: '/verify-email#Y29udG9o' },
}

export const ConfirmEmail: Story = {
  args: { at: '/confirm-email#Y29udG9o' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Konfirmasi Email' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Alamat email berhasil diubah/)
    await userEvent.click(canvas.getByRole('link', { name: 'Buka SIKUD' }))
    await expect(await canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  },
}

/** The user is still signed in: the page links back to the app. */
export const ConfirmEmailSignedIn: Story = {
  args: { at: '/confirm-email#Y29udG9o', signedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Konfirmasi Email' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Buka SIKUD' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

export const ConfirmEmailFailed: Story = {
  args: {
    at: '/confirm-email#Y29udG9o',
    fetch: fakeFleetFetch({
      confirmEmail: failure(
        404,
        'Tautan ini tidak berlaku lagi. Ulangi perubahan alamat di halaman Keamanan.',
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Konfirmasi Email' }))
    await expect(await canvas.findByText(/Ulangi perubahan alamat/)).toBeVisible()
    await expect(canvas.getByLabelText('Tempel kode')).toBeVisible()
    await expect(canvas.queryByText('Wajib diisi.')).toBeNull()
  },
}

export const ConfirmEmailWithoutCode: Story = {
  args: { at: '/confirm-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Tempel kode')).toBeVisible()
  },
}

export const ConfirmEmailPhone: Story = {
  ...onPhone('button', 'Konfirmasi Email'),
  args: { at: '/confirm-email#Y29udG9o' },
}

/** If the server sends e-mail, the page opens a dialog that tells the visitor to read the e-mail. */
export const ForgotSent: Story = {
  args: { at: '/forgot-password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'rina@armada.test{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Verify your Email' })).toBeVisible())
  },
}

/** A14: if the server sends no e-mail, no text says that one was sent. */
export const ForgotRecorded: Story = {
  args: {
    at: '/forgot-password',
    config: { accounts: { mail: false, registration: 'off' } },
    fetch: fakeFleetFetch({
      forgotPassword: () =>
        Response.json({
          message:
            'Server ini belum dapat mengirim email. Permintaan Anda dicatat; mintalah tautan kepada admin armada.',
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'rina@armada.test{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Permintaan Anda dicatat/)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await saysNothingSent()
  },
}

/** A14: a registration on a server that sends no e-mail. */
export const RegisterStored: Story = {
  args: {
    at: '/register',
    config: { accounts: { mail: false, registration: 'approval' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'Rina')
    await userEvent.type(canvas.getByLabelText('Email'), 'rina@armada.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'kereta malam ke Bogor')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Pendaftaran Anda dicatat/)
    await saysNothingSent()
  },
}

export const RegisterRefused: Story = {
  args: {
    at: '/register',
    fetch: fakeFleetFetch({
      register: failure(422, 'Periksa isian Anda.', { password: ['Terlalu mudah ditebak.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'Rina')
    await userEvent.type(canvas.getByLabelText('Email'), 'rina@armada.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'rahasia123{Enter}')
    await expect(await canvas.findByText('Terlalu mudah ditebak.')).toBeVisible()
  },
}
