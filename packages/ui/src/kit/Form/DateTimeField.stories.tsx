import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTimeField } from './DateTimeField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/DateTimeField',
  component: DateTimeField<StoryValues>,
  tags: ['stabil'],
  decorators: [inForm],
  args: { name: 'text', label: 'Dibuka', helper: 'Waktu setempat (WIB).' },
} satisfies Meta<typeof DateTimeField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
