import {
  answer,
  apiTokens,
  currentUser,
  failure,
  fakeFleetFetch,
  noAnswer,
  passkeys,
  recoveryCodes,
} from '@sikud/api/fixtures'
import type { FakeAnswer, OperationId } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cancelDevice, unlockDevice } from '../../testing/fakeDevice.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Keamanan',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: {
    at: '/account/security',
    fetch: fakeFleetFetch(),
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const server = (answers: Partial<Record<OperationId, FakeAnswer>>) => fakeFleetFetch(answers)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Keamanan' })).toBeVisible()
    await expect(await canvas.findByText('Chrome di Windows')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'UBAH PASSWORD' })).toHaveAttribute(
      'href',
      '/account/password',
    )
  },
}

/** The server requires the password again. A dialog asks for it; then the request is sent with the same values. */
export const Confirms: Story = {
  args: {
    fetch: (() => {
      let isConfirmed = false
      return server({
        createToken: (request) =>
          (isConfirmed
            ? answer({ data: { id: 60, token: `sikud_${'x'.repeat(43)}` } }, 201)
            : answer({ message: 'Perlu konfirmasi password.', code: 'confirm' }, 403))(request),
        confirmMe: (request) => {
          isConfirmed = true
          return answer({ message: 'Password benar.' })(request)
        },
      })
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'BUAT TOKEN' }))
    await userEvent.type(await screen.findByLabelText(/^Nama/), 'Laporan')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lihat daftar perangkat' }))
    await userEvent.click(screen.getByRole('button', { name: 'BUAT' }))
    const dialog = await screen.findByRole('dialog', { name: 'Konfirmasi password' })
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'kereta-pagi-40')
    await userEvent.click(within(dialog).getByRole('button', { name: 'LANJUTKAN' }))
    await waitFor(() => expect(screen.getByLabelText('Token')).toHaveValue(`sikud_${'x'.repeat(43)}`))
  },
}

/** Turns the second factor on: shows the key, asks for the first code, and shows the recovery codes. */
export const TurnsFactorOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'AKTIFKAN' }))
    const dialog = await screen.findByRole('dialog', { name: 'Aktifkan verifikasi dua langkah' })
    await userEvent.type(within(dialog).getByLabelText(/^Kode verifikasi/), '123456')
    await userEvent.click(within(dialog).getByRole('button', { name: 'LANJUTKAN' }))
    await expect(await screen.findByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

const factorOn = answer({ data: { enabled: true, enabled_at: '2026-11-20T03:00:00Z', codes_left: 2 } })

/**
 * The second factor is on, and only two recovery codes are left. The user creates new codes. Then the user turns the
 * second factor off, which the server allows only after a confirmation with a code.
 */
export const FactorOn: Story = {
  args: {
    fetch: server({
      getMe: answer({ data: { ...currentUser, factor: true } }),
      getFactor: factorOn,
      removeFactor: answer({ message: 'Perlu konfirmasi password.', code: 'confirm' }, 403),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Tinggal 2 kode pemulihan/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'BUAT KODE PEMULIHAN BARU' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'BUAT KODE PEMULIHAN BARU' }))
    const codes = await screen.findByRole('dialog', { name: 'Simpan kode pemulihan Anda' })
    await userEvent.click(within(codes).getByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(within(codes).getByRole('button', { name: 'SELESAI' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'MATIKAN' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'MATIKAN' }),
    )
    const asked = await screen.findByRole('dialog', { name: 'Konfirmasi dengan kode' })
    await expect(within(asked).getByLabelText(/^Kode verifikasi/)).toBeVisible()
  },
}

const withPasskeys = { passkeyDomain: 'localhost' }

/** The user had no second factor: with the first passkey the server creates recovery codes, and the page shows them. */
export const AddsPasskey: Story = {
  args: {
    config: withPasskeys,
    fetch: server({
      listOwnPasskeys: answer({ data: [] }),
      createPasskey: answer({ data: { id: 9, codes: recoveryCodes.codes } }, 201),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    unlockDevice()
    await userEvent.click(await canvas.findByRole('button', { name: 'TAMBAH PASSKEY' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const PasskeyCancelled: Story = {
  args: { config: withPasskeys },
  play: async ({ canvas, userEvent }) => {
    cancelDevice()
    await userEvent.click(await canvas.findByRole('button', { name: 'TAMBAH PASSKEY' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tambah passkey' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Nama/ }), 'Laptop kantor{Enter}')
    await expect(await within(dialog).findByText(/^Passkey dibatalkan/)).toBeVisible()
  },
}

/** The user deletes the only passkey, and confirms the deletion with this passkey. */
export const DeletesPasskey: Story = {
  args: {
    config: withPasskeys,
    fetch: (() => {
      let isConfirmed = false
      return server({
        getMe: answer({ data: { ...currentUser, factor: true, passkey: true } }),
        listOwnPasskeys: answer({ data: passkeys.slice(0, 1) }),
        deletePasskey: (request) =>
          (isConfirmed
            ? answer({ message: 'Passkey dihapus.' })
            : answer({ message: 'Perlu konfirmasi password.', code: 'confirm' }, 403))(request),
        confirmMe: (request) => {
          isConfirmed = true
          return answer({ message: 'Passkey benar.' })(request)
        },
      })
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    unlockDevice()
    await canvas.findByText('Tidak aktif')
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus passkey Ponsel Rina' }))
    const question = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(question).getByText(/password saja cukup/)).toBeVisible())
    await userEvent.click(within(question).getByRole('button', { name: 'Hapus' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pakai passkey' }))
    // Waits until the notice has faded in.
    await waitFor(() => expect(screen.getByText('Passkey dihapus.')).toBeVisible())
  },
}

export const PasskeysElsewhere: Story = {
  args: { config: { ...withPasskeys, passkeyDomain: 'sikud.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hanya dapat dibuat di alamat sikud.example/)).toBeVisible()
  },
}

const withMail = {
  accounts: { mail: true, registration: 'off' as const },
}
const emailChange = {
  email: 'rina.baru@armadanusa.example',
  waits_for: ['new' as const, 'old' as const],
  expires_at: '2026-11-25T08:00:00Z',
}

/** The user enters another e-mail address, the page shows it as unconfirmed, and the user cancels the change. */
export const ChangesEmail: Story = {
  args: {
    config: withMail,
    fetch: (() => {
      let isWaiting = false
      const become = (next: boolean, message: string): FakeAnswer => {
        return (request) => {
          isWaiting = next
          return answer({ message })(request)
        }
      }
      return server({
        getMe: (request) =>
          answer({ data: { ...currentUser, email_change: isWaiting ? emailChange : null } })(request),
        startEmailChange: become(true, 'Email konfirmasi akan dikirim.'),
        withdrawEmailChange: become(false, 'Perubahan alamat email dibatalkan.'),
      })
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'UBAH EMAIL' }))
    const field = await screen.findByRole('textbox', { name: /^Email baru/ })
    await userEvent.type(field, 'rina.baru@armadanusa.example{Enter}')
    await expect(await canvas.findByText(/rina.baru@armadanusa.example menunggu konfirmasi/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'BATALKAN PERUBAHAN' }))
    await expect(await canvas.findByRole('button', { name: 'UBAH EMAIL' })).toBeVisible()
  },
}

export const EmailRefused: Story = {
  args: {
    config: withMail,
    fetch: server({
      startEmailChange: failure(422, 'Periksa isian Anda.', { email: ['Alamat email tidak benar.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'UBAH EMAIL' }))
    const field = await screen.findByRole('textbox', { name: /^Email baru/ })
    await userEvent.type(field, 'rina.baru@armadanusa.example{Enter}')
    await expect(await screen.findByText('Alamat email tidak benar.')).toBeVisible()
  },
}

/** A14: if the server sends no e-mail, the card says who can change the address, and no text says that a mail was sent. */
export const EmailWithoutMail: Story = {
  args: {
    config: { ...withMail, accounts: { mail: false, registration: 'off' } },
    fetch: server({ getMe: answer({ data: { ...currentUser, email_change: emailChange } }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mintalah admin armada/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'KIRIM ULANG' })).toBeNull()
    await expect(document.body).not.toHaveTextContent(/dikirim|kami mengirim|buka tautan/i)
  },
}

export const Loading: Story = {
  args: { fetch: server({ listOwnSessions: noAnswer(), listOwnTokens: noAnswer() }) },
}

export const Empty: Story = {
  args: { fetch: server({ listOwnTokens: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada token API.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: server({ listOwnSessions: failure(500, 'Server sedang sibuk.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server sedang sibuk.')).toBeVisible()
  },
}

const longToken = { ...apiTokens[0], name: 'Laporan_bulanan_'.repeat(6) }

export const LongNames: Story = {
  args: { fetch: server({ listOwnTokens: answer({ data: [longToken] }) }) },
}

export const Phone: Story = onPhone('button', 'BUAT TOKEN')
