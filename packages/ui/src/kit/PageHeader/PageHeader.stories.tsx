import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PageHeader } from './PageHeader.tsx'
import { useState } from 'react'

const meta = {
  title: 'Kit/PageHeader',
  tags: ['stabil'],
  component: PageHeader,
  args: { title: 'Daftar Perangkat', breadcrumbs: [{ title: 'Perangkat' }] },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: {
    actions: (
      <Button variant="contained" startIcon={<AddOutlined />} href="/device/add">
        BUAT BARU
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/device/add')
  },
}

export const Nested: Story = {
  args: {
    title: 'Buat Perangkat',
    breadcrumbs: [{ title: 'Perangkat', to: '/device' }, { title: 'Buat Baru' }],
    actions: (
      <Button variant="outlined" href="/device">
        KEMBALI
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Jejak halaman' }))
    await expect(way.getByRole('link', { name: 'Perangkat' })).toHaveAttribute('href', '/device')
    const steps = way.getAllByRole('listitem')
    await expect(steps.at(-1)).toHaveTextContent('Buat Baru')
    await expect(steps.at(-1)).toHaveAttribute('aria-current', 'page')
  },
}

/** Actions that come once the data is loaded do not move the title. */
export const ActionsComeLater: Story = {
  render: function Later(args) {
    const [isLoaded, setLoaded] = useState(false)
    return (
      <>
        <PageHeader {...args} actions={isLoaded && <Button variant="contained">BUAT BARU</Button>} />
        <Button onClick={() => setLoaded(true)}>Muat data</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const load = canvas.getByRole('button', { name: 'Muat data' })
    const tops = () => [canvas.getByRole('heading'), load].map((one) => one.getBoundingClientRect().top)
    const before = tops()
    await userEvent.click(load)
    await expect(canvas.getByRole('button', { name: 'BUAT BARU' })).toBeVisible()
    await expect(tops()).toEqual(before)
  },
}

export const LoadingRecord: Story = {
  args: {
    title: 'Detail Perangkat',
    breadcrumbs: [{ title: 'Perangkat', to: '/device' }, { title: undefined }],
  },
}

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone', isRotated: false } } }

export const LongNameOnPhone: Story = {
  args: {
    title: 'Ubah Password',
    breadcrumbs: [
      { title: 'Pengguna', to: '/user' },
      { title: 'Raden Ayu Hajjah Siti Nurhaliza Kusumaningrum Wirakusumah Adiningrat', to: '/user/detail/7' },
      { title: 'Ubah Password' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, , , , last] = canvas
      .getByRole('navigation', { name: 'Jejak halaman' })
      .querySelectorAll('li')
    // All breadcrumbs are on one line. Only the name of the record is cut off.
    await expect(first?.offsetTop).toBe(last?.offsetTop)
    for (const step of [first, last]) await expect(step?.scrollWidth).toBe(step?.clientWidth)
  },
}

export const Dark: Story = { ...Nested, globals: { theme: 'dark' } }
