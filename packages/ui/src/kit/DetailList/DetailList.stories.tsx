import Link from '@mui/material/Link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { DetailList } from './DetailList.tsx'

const meta = {
  title: 'Kit/DetailList',
  tags: ['stabil'],
  component: DetailList,
  args: {
    items: [
      { label: 'Nama', value: 'Pelacak 04' },
      { label: 'IMEI', value: '356938035643809', copy: '356938035643809' },
      { label: 'Nomor', value: '' },
      { label: 'Kendaraan', value: <Link href="/vehicle/detail/7">B 9123 KXA</Link> },
      { label: 'Pengendara', value: null },
    ],
  },
} satisfies Meta<typeof DetailList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [, , number, vehicle, driver] = canvas.getAllByRole('definition')
    await expect(number).toHaveTextContent('—')
    await expect(vehicle).toHaveTextContent('B 9123 KXA')
    await expect(driver).toHaveTextContent('—')
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Salin IMEI' }))
    await expect(write).toHaveBeenCalledWith('356938035643809')
    await expect(await canvas.findByRole('status')).toHaveTextContent('Disalin')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
