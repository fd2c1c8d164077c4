import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckField } from './CheckField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/CheckField',
  component: CheckField<StoryValues>,
  tags: ['stabil'],
  decorators: [inForm],
  args: { name: 'checked', label: 'Dijaga', helper: 'Ada penjaga sepanjang malam.' },
} satisfies Meta<typeof CheckField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
