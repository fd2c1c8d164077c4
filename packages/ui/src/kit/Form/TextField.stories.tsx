import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/TextField',
  component: TextField<StoryValues>,
  tags: ['stabil'],
  decorators: [inForm],
  args: { name: 'text', label: 'Nomor Polisi', helper: 'Contoh: B 1234 ABC.', required: true },
} satisfies Meta<typeof TextField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
