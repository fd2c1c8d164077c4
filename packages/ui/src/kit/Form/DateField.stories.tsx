import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './DateField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/DateField',
  component: DateField<StoryValues>,
  tags: ['baru'],
  decorators: [inForm],
  args: { name: 'day', label: 'Tanggal beli', helper: 'Tanggal di nota.', required: true },
} satisfies Meta<typeof DateField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
