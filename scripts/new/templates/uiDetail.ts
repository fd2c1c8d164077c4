import { needsFormat, shownValue } from '../fieldReading.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** `packages/ui/src/fleet/<name>/<Type>Detail.tsx`. */
export function uiDetail({ name, type, words, fields, simulated }: Resource): string {
  const formats = fields.some(needsFormat)
  return lines(
    `'use client'`,
    ``,
    `import type { ${type} } from '@sikud/api'`,
    `import { DetailCard } from '../../components/DetailList/DetailCard.tsx'`,
    formats && `import { useFormat } from '../../locales/useFormat.ts'`,
    `import { use${type}Texts } from './use${type}Texts.ts'`,
    ``,
    `/** The facts of a ${words}. */`,
    `export function ${type}Detail({ ${name} }: { ${name}: ${type} }) {`,
    `  const texts = use${type}Texts()`,
    formats && `  const format = useFormat()`,
    `  return (`,
    `    <DetailCard`,
    simulated && `      simulated={${name}.simulated}`,
    `      items={[`,
    ...fields.map(
      (field) => `        { label: texts.fields.${field.name}, value: ${shownValue(field, name)} },`,
    ),
    `      ]}`,
    `    />`,
    `  )`,
    `}`,
    ``,
  )
}
