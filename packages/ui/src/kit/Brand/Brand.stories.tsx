import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand, BrandMark } from './Brand.tsx'

const meta = { title: 'Kit/Brand', tags: ['stabil'], component: Brand } satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const MarkAlone: Story = { render: () => <BrandMark size={96} /> }

export const Dark: Story = { globals: { theme: 'dark' } }
