import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { longUser } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const dead = failure(404, 'Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada admin armada.')

const meta = {
  title: 'Screens/Tautan akun',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: {
    at: '/invitation#Y29udG9o',
    fetch: fakeFleetFetch(),
    signedIn: false,
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function typeTwice({ canvas, userEvent }: Context, password = 'kereta malam ke Bogor') {
  await userEvent.type(await canvas.findByLabelText('Password Baru'), password)
  await userEvent.type(canvas.getByLabelText('Ulangi Password'), password)
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^Halo Yohana Manurung,/)).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('yohana.manurung@armadanusa.example')
    await expect(canvas.getByLabelText('Password Baru')).toHaveAccessibleDescription(/8 sampai 128 karakter/)
    await typeTwice(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Buat Password' }))
    await expect(await canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('yohana.manurung@armadanusa.example')
    const told = await canvas.findByText('Password berhasil dibuat. Silakan masuk.')
    await waitFor(() => expect(told).toBeVisible())
  },
}

export const Loading: Story = {
  args: { fetch: fakeFleetFetch({ checkInvitation: noAnswer() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Memeriksa tautan…' })).toBeDisabled()
  },
}

/** Some e-mail programs cut off the token of a link, so the visitor can paste it. */
export const WithoutCode: Story = {
  args: { at: '/invitation' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText('Tempel kode'),
      'https://sikud.test/invitation#Y29udG9o',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByText(/^Halo Yohana Manurung,/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ checkInvitation: dead }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mintalah tautan baru kepada admin armada/)).toBeVisible()
    await expect(canvas.getByLabelText('Tempel kode')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kembali ke halaman masuk' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      checkInvitation: answer({ data: { name: longUser.name, email: longUser.email } }),
    }),
  },
}

export const Phone: Story = onPhone('button', 'Buat Password')

/** The form keeps its values when the server refuses the password, and when the link has expired. */
export const RecoverRefused: Story = {
  args: {
    at: '/recover#Y29udG9o',
    fetch: fakeFleetFetch({
      recoverAccount: (request) =>
        (JSON.stringify(request.body).includes('rahasia123')
          ? failure(422, 'Periksa isian Anda.', { password_new: ['Terlalu mudah ditebak.'] })
          : dead)(request),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeTwice(context, 'rahasia123')
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    const chosen = canvas.getByLabelText('Password Baru')
    await waitFor(() => expect(chosen).toHaveAccessibleDescription('Terlalu mudah ditebak.'))
    await expect(chosen).toHaveFocus()
    await userEvent.clear(chosen)
    await userEvent.clear(canvas.getByLabelText('Ulangi Password'))
    await typeTwice(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await userEvent.type(await canvas.findByLabelText('Tempel kode'), 'Y29udG9oLWJhcnU')
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByLabelText('Password Baru')).toHaveValue('kereta malam ke Bogor')
  },
}

export const TooMany: Story = {
  args: {
    fetch: fakeFleetFetch({
      checkInvitation: () =>
        Response.json(
          { message: 'Terlalu banyak percobaan.' },
          { status: 429, headers: { 'Retry-After': '40' } },
        ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terlalu banyak percobaan.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Tunggu \d+ dtk$/ })).toBeDisabled()
  },
}

/** Another user is signed in: the page says what happens to that session. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async (context) => {
    await expect(await context.canvas.findByText(/Sesi itu diakhiri/)).toBeVisible()
    await typeTwice(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Buat Password' }))
    await expect(await context.canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  },
}
