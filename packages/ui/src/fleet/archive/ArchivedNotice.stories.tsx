import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArchivedNotice } from './ArchivedNotice.tsx'

const meta = {
  title: 'Fleet/ArchivedNotice',
  tags: ['stabil'],
  component: ArchivedNotice,
  args: { kind: 'vehicle', record: { archived_at: '2026-11-02T09:15:00+07:00', identity_free: null } },
} satisfies Meta<typeof ArchivedNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Diarsipkan sejak .*2026/)).toBeVisible()
    await expect(canvas.getByText(/Nopolnya belum dapat dipakai/)).toBeVisible()
  },
}

export const StillReporting: Story = {
  args: { kind: 'device', record: { ...meta.args.record, still_reporting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, masih melapor$/)).toBeVisible()
  },
}

export const IdentityFreed: Story = {
  args: { kind: 'device', record: { ...meta.args.record, identity_free: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/IMEI-nya sudah dapat dipakai perangkat lain/)).toBeVisible()
  },
}

export const Driver: Story = { args: { kind: 'driver' } }

/** A record in use has no notice. */
export const InUse: Story = {
  args: { record: { archived_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Archived since/)).toBeVisible()
  },
}

export const Phone: Story = { ...StillReporting, globals: { viewport: { value: 'phone' } } }
