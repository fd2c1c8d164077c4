import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormActions } from './FormActions.tsx'
import { inForm } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/FormActions',
  component: FormActions,
  tags: ['stabil'],
  decorators: [inForm],
  args: { cancelTo: '/orang' },
} satisfies Meta<typeof FormActions>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
