import type { Meta, StoryObj } from '@storybook/react-vite'
import { MultiSelectField } from './MultiSelectField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
  { id: 3, label: 'Surabaya', hint: 'Jawa Timur' },
]

const meta = {
  title: 'Kit/Form/MultiSelectField',
  component: MultiSelectField<StoryValues>,
  tags: ['baru'],
  decorators: [inForm],
  args: { name: 'choices', label: 'Kota tujuan', options: cities },
} satisfies Meta<typeof MultiSelectField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
