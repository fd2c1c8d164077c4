import type { Meta, StoryObj } from '@storybook/react-vite'
import { RepeatedRows } from './RepeatedRows.tsx'
import { TextField } from './TextField.tsx'
import { inForm, type StoryValues } from './storyForm.tsx'

const meta = {
  title: 'Kit/Form/RepeatedRows',
  component: RepeatedRows<StoryValues, 'rows'>,
  tags: ['baru'],
  decorators: [inForm],
  args: {
    name: 'rows',
    label: 'Penerima',
    addLabel: 'Tambah penerima',
    empty: { name: '' },
    min: 1,
    max: 3,
    children: (row) => <TextField<StoryValues> name={`${row}.name`} label="Nama" required />,
  },
} satisfies Meta<typeof RepeatedRows<StoryValues, 'rows'>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
