import { answer, apiTokens, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { FakeAnswer, OperationId } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Keamanan',
  component: Screen,
  parameters: screenParameters,
  args: {
    at: '/account/security',
    fetch: fakeFleetFetch(),
    config: { features: new Set(['sessions', 'apiTokens']) },
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

/** The server wants the password once more: the dialog asks, and the request goes on with what was typed. */
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
