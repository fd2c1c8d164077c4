import { groups } from '@sikud/api/fixtures'
import type { Group } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GroupDetail } from './GroupDetail.tsx'

const [, , branch, depot] = groups as [Group, Group, Group, Group, ...Group[]] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the fixture has eight depots

const meta = {
  title: 'Fleet/GroupDetail',
  tags: ['stabil'],
  component: GroupDetail,
  args: {
    group: branch,
    groups,
    groupTo: ({ id }) => `/group/detail/${id}`,
    membersTo: (kind) => `/${kind}`,
  },
} satisfies Meta<typeof GroupDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '9 kendaraan' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Wilayah Jabodetabek' })).toBeVisible()
  },
}

export const Lowest: Story = { args: { group: depot } }

/** The zone comes from a depot above, the working hours are its own. */
export const Times: Story = {
  args: {
    group: branch.times && {
      ...branch,
      times: {
        ...branch.times,
        zone: 'Asia/Makassar',
        zone_source: 'above',
        zone_group: { id: 2, name: 'Wilayah Jabodetabek' },
        working_hours_source: 'own',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WITA · Makassar (dari Wilayah Jabodetabek)')).toBeVisible()
    await expect(canvas.getByText('Senin–Sabtu 06.00–20.00, Minggu tutup')).toBeVisible()
  },
}
