import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from './FileField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/FileField',
  component: FileField<StoryValues>,
  tags: ['baru'],
  decorators: [inForm],
  args: {
    name: 'files',
    label: 'Surat jalan',
    types: ['.pdf', 'image/png'],
    typesLabel: 'PDF atau PNG',
    maxSize: 2 * 1024 ** 2,
    maxFiles: 2,
  },
} satisfies Meta<typeof FileField<StoryValues>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
