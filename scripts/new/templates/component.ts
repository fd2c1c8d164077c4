/** Returns the text of `<Name>.tsx`. */
export function componentCode(name: string): string {
  return `import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ${name}Props {
  children: ReactNode
}

/** Arranges its children in a row that wraps. */
export function ${name}({ children }: ${name}Props) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
}
`
}

/** Returns the text of `<Name>.stories.tsx`. */
export function componentStories(name: string, group: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: '${group}/${name}',
  component: ${name},
  args: { children: 'B 9123 KXA' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B 9123 KXA')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { children: 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat bin Kartasasmita' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
`
}

/** Returns the text of `<Name>.mdx`. */
export function componentDocs(name: string, group: string): string {
  const path = `${group}-${name}`.toLowerCase()
  return `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${name}

Arranges its children in a row that wraps.

<Canvas of={stories.Default} />

## When to use

For short, related pieces of content.

## When not to use

For records: [DataList](?path=/docs/kit-datalist--docs).

## States

- [LongNames](?path=/story/${path}--long-names): long content wraps
- [Phone](?path=/story/${path}--phone): on a phone
- [Dark](?path=/story/${path}--dark): in the dark theme

## Props

<ArgTypes of={stories} />

## Keyboard

It has no controls.

## Texts

It has no texts.
`
}
