import { accessEntries } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccessList } from './AccessList.tsx'

const meta = {
  title: 'Fleet/AccessList',
  tags: ['stabil'],
  component: AccessList,
  args: { entries: accessEntries, tripTo: (id) => `/report?session=${String(id)}` },
} satisfies Meta<typeof AccessList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Lihat perjalanan' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/report?session=416',
      '/report?session=1',
    ])
    const [share, trip, drivers] = canvas.getAllByRole('listitem')
    await expect(share).toHaveTextContent(
      'Rina Kusumawardani membagikan posisi kendaraan20 Nov 2026, 15.20.40 WIB · 2 kali · data 20 Nov 2026, 15.02.10 WIB – 20 Nov 2026, 15.20.30 WIB',
    )
    await expect(trip).toHaveTextContent(/mengekspor satu perjalanan.* · data 20 Nov 2026, 07\.24\.10 WIB – /)
    await expect(drivers).toHaveTextContent('Dewi Anggraini mengekspor daftar pengendara')
  },
}

export const Empty: Story = { args: { entries: [] } }
