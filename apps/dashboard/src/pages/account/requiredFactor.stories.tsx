import { answer, currentUser, failure, fakeFleetFetch } from '@sikud/api/fixtures'
import type { FakeAnswer, OperationId } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cancelDevice, unlockDevice } from '../../testing/fakeDevice.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const enrolFirst = answer({ message: 'Aktifkan dulu.', code: 'enrol-factor' }, 403)

/** Fakes a server on which the role of the user requires a second factor, until the user has turned it on. */
function requiring(answers: Partial<Record<OperationId, FakeAnswer>> = {}) {
  let isOn = false
  return fakeFleetFetch({
    getMe: (request) => answer({ data: { ...currentUser, limited: !isOn, factor: isOn } })(request),
    confirmFactor: (request) => {
      isOn = true
      return answer({ data: { codes: ['k7ma-2x5f-w4hd-6rtn-c3vp'] } })(request)
    },
    ...answers,
  })
}

const meta = {
  title: 'Screens/Verifikasi wajib',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/', fetch: requiring() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Aktifkan verifikasi dua langkah' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** After the user has saved the recovery codes, the requested page opens. */
export const GoesOn: Story = {
  args: { at: '/device', fetch: requiring() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'AKTIFKAN SEKARANG' }))
    await userEvent.type(await screen.findByLabelText(/^Kode verifikasi/), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'LANJUTKAN' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  },
}

const withPasskeys = {
  passkeyDomain: 'localhost',
}

/** The user adds a passkey, not an authenticator app: the page shows the recovery codes, then the requested page. */
export const GoesOnByPasskey: Story = {
  args: {
    at: '/device',
    config: withPasskeys,
    fetch: (() => {
      let isOn = false
      return fakeFleetFetch({
        getMe: (request) => answer({ data: { ...currentUser, limited: !isOn, passkey: isOn } })(request),
        createPasskey: (request) => {
          isOn = true
          return answer({ data: { id: 9, codes: ['k7ma-2x5f-w4hd-6rtn-c3vp'] } }, 201)(request)
        },
      })
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    unlockDevice()
    await userEvent.click(await canvas.findByRole('button', { name: 'PAKAI PASSKEY' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sudah saya simpan' }))
    await expect(canvas.queryByRole('heading', { name: 'Daftar Perangkat' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  },
}

export const PasskeyCancelled: Story = {
  args: { config: withPasskeys, fetch: requiring() },
  play: async ({ canvas, userEvent }) => {
    cancelDevice()
    await userEvent.click(await canvas.findByRole('button', { name: 'PAKAI PASSKEY' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await expect(await screen.findByText(/^Passkey dibatalkan/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'BATAL' }))
    await expect(await canvas.findByRole('button', { name: 'PAKAI APLIKASI AUTENTIKATOR' })).toBeEnabled()
  },
}

export const PasskeyPhone: Story = {
  ...onPhone('button', 'PAKAI PASSKEY'),
  args: { config: withPasskeys, fetch: requiring() },
}

/** The role begins to require the second factor while the user already works. */
export const Begins: Story = {
  args: {
    at: '/device',
    fetch: (() => {
      let isRequired = false
      return fakeFleetFetch({
        getMe: (request) => answer({ data: { ...currentUser, limited: isRequired } })(request),
        listDevices: (request) => {
          isRequired = true
          return enrolFirst(request)
        },
      })
    })(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'AKTIFKAN SEKARANG' })).toBeVisible()
  },
}

export const SignsOut: Story = {
  args: { fetch: requiring() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'KELUAR' }))
    const question = within(await screen.findByRole('alertdialog'))
    const [, leave] = question.getAllByRole('button')
    if (leave) await userEvent.click(leave)
    await expect(await canvas.findByLabelText(/^Password/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: requiring({ startFactor: failure(503, 'Server sedang sibuk.') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'AKTIFKAN SEKARANG' }))
    const toast = await screen.findByText('Server sedang sibuk.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'AKTIFKAN SEKARANG' })).toBeEnabled()
  },
}

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe: answer({ data: { ...currentUser, limited: true, name: 'Kusumawardaningrum '.repeat(8) } }),
    }),
  },
}

export const Phone: Story = { ...onPhone('button', 'AKTIFKAN SEKARANG'), args: { fetch: requiring() } }
