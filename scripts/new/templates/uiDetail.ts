import { needsFormat, shownValue } from '../fieldReading.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>Detail.tsx`. */
export function uiDetail(resource: Resource): string {
  const { name, type, words, fields, simulated, place } = resource
  const formats = fields.some(needsFormat)
  return lines(
    `'use client'`,
    ``,
    `import type { ${type} } from '@sikud/api'`,
    place && `import Link from '@mui/material/Link'`,
    `import { DetailCard } from '../../components/DetailList/DetailCard.tsx'`,
    formats && `import { useFormat } from '../../locales/useFormat.ts'`,
    `import { use${type}Texts } from './use${type}Texts.ts'`,
    ``,
    `interface ${type}DetailProps {`,
    `  ${name}: ${type}`,
    place && `  /** URL of a map service, with {lat} and {lng}. */`,
    place && `  externalMapUrl: string`,
    `}`,
    ``,
    `/** Shows the values of a ${words}. */`,
    `export function ${type}Detail({ ${name}${place ? ', externalMapUrl' : ''} }: ${type}DetailProps) {`,
    `  const texts = use${type}Texts()`,
    formats && `  const format = useFormat()`,
    `  return (`,
    `    <DetailCard`,
    simulated && `      simulated={${name}.simulated}`,
    `      items={[`,
    ...fields
      .filter((field) => field !== place?.lng)
      .map((field) =>
        field === place?.lat
          ? placeItem(resource)
          : `        { label: texts.fields.${field.name}, value: ${shownValue(field, name)} },`,
      ),
    `      ]}`,
    `    />`,
    `  )`,
    `}`,
    ``,
  )
}

/** Returns code that shows both coordinates in full precision, with a link to a map. */
function placeItem({ name, place }: Resource): string {
  if (!place) return ''
  const [lat, lng] = [`${name}.${place.lat.name}`, `${name}.${place.lng.name}`]
  const known = [place.lat, place.lng]
    .filter(({ nullable, optional }) => nullable || optional)
    .map((field) => `${name}.${field.name} !== null`)
  const link = lines(
    `<Link`,
    `  href={externalMapUrl.replace('{lat}', String(${lat})).replace('{lng}', String(${lng}))}`,
    `  target="_blank"`,
    `  rel="noreferrer"`,
    `>`,
    `  {\`\${${lat}}, \${${lng}}\`}`,
    `</Link>`,
  )
  return `{ label: texts.place, value: ${known.length > 0 ? `${known.join(' && ')} ? (${link}) : null` : `(${link})`} },`
}
