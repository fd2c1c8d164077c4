import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { AuthCard } from './AuthCard.tsx'

const meta = {
  title: 'Fleet/AuthCard',
  tags: ['stabil'],
  component: AuthCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Pemulihan Akun',
    subtitle: 'Tulis email Anda, kami kirimkan petunjuknya.',
    children: <TextInput label="Email" type="email" value="" onChange={() => {}} />,
  },
} satisfies Meta<typeof AuthCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pemulihan Akun' })).toBeVisible()
    await expect(canvas.getByText('Semua kendaraan, satu peta.')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Semua kendaraan, satu peta.')).not.toBeVisible()
  },
}
