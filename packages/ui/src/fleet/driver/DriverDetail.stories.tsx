import { devices } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DriverDetail } from './DriverDetail.tsx'

const driver = {
  id: 9,
  name: 'Agus Setiawan',
  phone: '0813-8850-2214',
  email: 'agus.setiawan@armadanusa.example',
  license: 'BI Umum 1502-8807-004417',
}

const meta = {
  title: 'Fleet/DriverDetail',
  tags: ['stabil'],
  component: DriverDetail,
  args: { driver, vehicleTo: ({ id }) => `/vehicle/detail/${id}` },
} satisfies Meta<typeof DriverDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { devices: devices.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Nama',
      'Ponsel',
      'Email',
      'SIM',
      'Kendaraan',
    ])
    await expect(canvas.getByRole('link', { name: driver.phone })).toHaveAttribute('href', 'tel:081388502214')
  },
}

export const Simulated: Story = {
  args: { driver: { ...driver, simulated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulasi')).toBeVisible()
  },
}

export const Bare: Story = { args: { driver: { ...driver, phone: null, email: null, license: null } } }

export const LongNames: Story = {
  args: {
    driver: {
      ...driver,
      name: 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat bin Kartasasmita',
      email: `${'pengendara.panjang.'.repeat(6)}@armadanusa.example`,
    },
  },
}

export const Phone: Story = { ...Simulated, globals: { viewport: { value: 'phone' } } }
