import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComboField } from './ComboField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
  { id: 3, label: 'Surabaya', hint: 'Jawa Timur' },
]

const meta = {
  title: 'Kit/Form/ComboField',
  component: ComboField<StoryValues>,
  tags: ['stabil'],
  decorators: [inForm],
  args: { name: 'choice', label: 'Kota', options: cities },
} satisfies Meta<typeof ComboField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
