import { assignmentCheck } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AssignmentNotice } from './AssignmentNotice.tsx'

const meta = {
  title: 'Fleet/AssignmentNotice',
  tags: ['stabil'],
  component: AssignmentNotice,
  args: { check: assignmentCheck },
} satisfies Meta<typeof AssignmentNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status')
    await expect(notice).toHaveTextContent(
      /Berlaku mulai 20 Nov 2026, 14\.40\.00 WIB\. Pada waktu yang dipilih kendaraan sedang bergerak/,
    )
    await expect(notice).toHaveTextContent(/Kendaraan ini juga memakai perangkat Pelacak 07/)
    await expect(notice).toHaveTextContent(/Pengendara ini juga tercatat di kendaraan B 9022 KXA/)
  },
}

export const Plain: Story = {
  args: { check: { ...assignmentCheck, moved: false, warnings: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Berlaku mulai 20 Nov 2026, 14\.40\.00 WIB\.$/,
    )
  },
}

export const OutsideTheScope: Story = {
  args: {
    check: {
      ...assignmentCheck,
      moved: false,
      to: '2026-11-20T15:00:00+07:00',
      warnings: [
        { kind: 'driver_has_vehicle', name: null, at: null },
        { kind: 'before_first_data', name: null, at: '2026-11-20T07:00:00+07:00' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status')
    await expect(notice).toHaveTextContent(/tercatat di kendaraan di luar akses Anda/)
    await expect(notice).toHaveTextContent(/belum punya data sebelum 20 Nov 2026, 07\.00\.00 WIB/)
  },
}

export const Loading: Story = { args: { check: undefined } }

export const Failed: Story = {
  args: { check: undefined, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Anda tetap dapat menyimpan/)
  },
}
