import { bareRecordOf } from '../examples.ts'
import { quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'
import { longName } from './storyFields.ts'

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>Detail.stories.tsx`. */
export function uiDetailStories(resource: Resource): string {
  const { name, type, plural, nameField, fields, simulated, place } = resource
  const labels = fields
    .filter((field) => field !== place?.lng)
    .map((field) => quoted(field === place?.lat ? 'Koordinat' : field.label))
  return lines(
    `import type { ${type} } from '@sikud/api'`,
    `import { ${plural} } from '@sikud/api/fixtures'`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'`,
    `import { expect } from 'storybook/test'`,
    `import { ${type}Detail } from './${type}Detail.tsx'`,
    ``,
    `const bare: ${type} = ${bareRecordOf(resource, 9)}`,
    `const ${name}: ${type} = { ...bare, ...${plural}[0] }`,
    ``,
    `const meta = {`,
    `  title: 'Fleet/${type}Detail',`,
    `  component: ${type}Detail,`,
    `  args: { ${name}${place ? `, externalMapUrl: 'https://peta.example/{lat}/{lng}'` : ''} },`,
    `} satisfies Meta<typeof ${type}Detail>`,
    `export default meta`,
    `type Story = StoryObj<typeof meta>`,
    ``,
    `export const Default: Story = {`,
    `  play: async ({ canvas }) => {`,
    `    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([${labels.join(', ')}])`,
    `    await expect(canvas.getByText(${name}.${nameField.name})).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    simulated &&
      lines(
        `export const Simulated: Story = {`,
        `  args: { ${name}: { ...${name}, simulated: true } },`,
        `  play: async ({ canvas }) => {`,
        `    await expect(canvas.getByText('Simulasi')).toBeVisible()`,
        `  },`,
        `}`,
        ``,
      ),
    place &&
      lines(
        `export const OnTheMap: Story = {`,
        `  play: async ({ canvas }) => {`,
        `    const link = canvas.getByRole('link', { name: \`\${${name}.${place.lat.name}}, \${${name}.${place.lng.name}}\` })`,
        `    await expect(link).toHaveAttribute('href', \`https://peta.example/\${${name}.${place.lat.name}}/\${${name}.${place.lng.name}}\`)`,
        `  },`,
        `}`,
        ``,
      ),
    `export const Bare: Story = { args: { ${name}: bare } }`,
    ``,
    `export const LongNames: Story = { args: { ${name}: { ...${name}, ${nameField.name}: ${longName} } } }`,
    ``,
    `export const Phone: Story = { globals: { viewport: { value: 'phone' } } }`,
    ``,
    `export const Dark: Story = { globals: { theme: 'dark' } }`,
    ``,
  )
}
