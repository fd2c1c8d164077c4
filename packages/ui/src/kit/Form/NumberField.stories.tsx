import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './NumberField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/NumberField',
  component: NumberField<StoryValues>,
  tags: ['baru'],
  decorators: [inForm],
  args: { name: 'amount', label: 'Berat', unit: 'kg', min: 0, max: 1000, step: 0.5, helper: 'Berat kotor.' },
} satisfies Meta<typeof NumberField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
