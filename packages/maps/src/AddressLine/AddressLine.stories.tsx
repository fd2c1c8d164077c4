import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FindAddress, FoundAddress } from '@sikud/api/geocoder'
import { expect, fn, userEvent } from 'storybook/test'
import { onPhone } from '../testing/storyDecorators.tsx'
import { AddressLine } from './AddressLine.tsx'

const answering = (found: FoundAddress) => fn(() => Promise.resolve(found))
const thamrin = {
  road: 'Jalan M.H. Thamrin',
  address: 'Jalan M.H. Thamrin, Menteng, Jakarta Pusat, DKI Jakarta, 10310',
}

const findThamrin: FindAddress = answering(thamrin)

/** Waits up to five seconds instead of the default one second, because the lookup is debounced. */
const answered = { timeout: 5000 }

const meta = {
  title: 'Maps/AddressLine',
  component: AddressLine,
  args: { lat: -6.19508, lng: 106.82302, findAddress: findThamrin },
} satisfies Meta<typeof AddressLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Memuat lokasi...')).toBeVisible()
    await expect(await canvas.findByText('Jalan M.H. Thamrin', {}, answered)).toBeVisible()
    await expect(canvas.getByText('Menteng, Jakarta Pusat, DKI Jakarta, 10310')).toBeVisible()
    await expect(args.findAddress).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Salin alamat' }))
    await expect(
      await canvas.findByText(/^Alamat (tersalin|tidak dapat disalin)$/, {}, answered),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { findAddress: () => new Promise<FoundAddress>(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Memuat lokasi...')).toBeVisible()
  },
}

export const NoAddress: Story = {
  args: { findAddress: answering('notFound') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alamat tidak ditemukan', {}, answered)).toBeVisible()
  },
}

export const NoStreet: Story = {
  args: { findAddress: answering({ road: null, address: 'Taman Nasional Gunung Gede Pangrango, Cianjur' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jalan tidak ditemukan', {}, answered)).toBeVisible()
    await expect(canvas.getByText(/^Taman Nasional/)).toBeVisible()
  },
}

let asked = 0

export const Failed: Story = {
  beforeEach: () => {
    asked = 0
  },
  args: { findAddress: async () => ((asked += 1) === 1 ? 'failed' : thamrin) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jalan tidak tersedia', {}, answered)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(await canvas.findByText('Jalan M.H. Thamrin', {}, answered)).toBeVisible()
  },
}

export const LongOnPhone: Story = {
  decorators: [onPhone],
  args: {
    findAddress: answering({
      road: 'Jalan Raya Kyai Haji Abdurrahman Wahid Nomor 128 Blok C Gang Mawar Merah',
      address:
        'Jalan Raya Kyai Haji Abdurrahman Wahid Nomor 128 Blok C Gang Mawar Merah, RT 003/RW 011, Kelurahan Kebon Jeruk, Jakarta Barat, 11530',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Jalan Raya Kyai Haji Abdurrahman Wahid/)).toBeVisible()
  },
}
