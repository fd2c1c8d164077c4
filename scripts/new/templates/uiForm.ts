import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, hasDateTime, lines } from '../resourceParts.ts'

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>Form.tsx`. */
export function uiForm(resource: Resource): string {
  const { name, type, words } = resource
  const fields = fieldsOfForm(resource)
  const kinds = new Set(fields.map(({ kind }) => kind))
  const zoned = hasDateTime(resource)
  const zone = zoned ? ', timeZone' : ''
  const checks = [kinds.has('email') && 'email', kinds.has('phone') && 'indonesianPhone'].filter(Boolean)
  const plain = fields.some(({ kind }) => !['boolean', 'choice', 'dateTime'].includes(kind))
  return lines(
    `'use client'`,
    ``,
    `import type { ${type}, ${type}Input } from '@sikud/api'`,
    `import Card from '@mui/material/Card'`,
    `import CardContent from '@mui/material/CardContent'`,
    kinds.has('boolean') && `import { CheckField } from '../../components/Form/CheckField.tsx'`,
    checks.length > 0 && `import { ${checks.join(', ')} } from '../../components/Form/checks.ts'`,
    kinds.has('choice') && `import { ComboField } from '../../components/Form/ComboField.tsx'`,
    zoned && `import { DateTimeField } from '../../components/Form/DateTimeField.tsx'`,
    `import { Form } from '../../components/Form/Form.tsx'`,
    `import { FormActions } from '../../components/Form/FormActions.tsx'`,
    `import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'`,
    plain && `import { TextField } from '../../components/Form/TextField.tsx'`,
    zoned && `import { useFormat } from '../../locales/useFormat.ts'`,
    `import { ${name}Input, ${name}Values, type ${type}Values } from './${name}Values.ts'`,
    `import { use${type}Texts } from './use${type}Texts.ts'`,
    ``,
    `interface ${type}FormProps extends RecordFormProps<${type}Values, ${type}Input> {`,
    `  /** The ${words} to edit; undefined for a new one. */`,
    `  ${name}?: ${type}`,
    `}`,
    ``,
    `/** Renders the form of a new or existing ${words}. */`,
    `export function ${type}Form({ ${name}, onSubmit, cancelTo, ...form }: ${type}FormProps) {`,
    `  const texts = use${type}Texts()`,
    zoned && `  const { timeZone } = useFormat()`,
    `  return (`,
    `    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>`,
    `      <CardContent>`,
    `        <Form`,
    `          {...form}`,
    `          label={texts.form}`,
    `          values={${name}Values(${name}${zone})}`,
    `          onSubmit={(values) => onSubmit(${name}Input(values${zone}))}`,
    `        >`,
    ...fields.map((field) => inputOf(field, resource)),
    `          <FormActions cancelTo={cancelTo} />`,
    `        </Form>`,
    `      </CardContent>`,
    `    </Card>`,
    `  )`,
    `}`,
    ``,
    kinds.has('choice') &&
      lines(
        `function optionsOf(labels: Record<string, string>) {`,
        `  return Object.entries(labels).map(([id, label]) => ({ id, label }))`,
        `}`,
        ``,
      ),
  )
}

const attributes: Partial<Record<Field['kind'], string>> = {
  longText: 'rows={3}',
  email: 'checks={[email]} type="email" inputMode="email"',
  phone: 'checks={[indonesianPhone]} type="tel" inputMode="tel"',
  integer: 'type="number" inputMode="numeric"',
  number: 'type="number"',
  coordinate: 'type="number"',
  date: 'type="date"',
}

function inputOf(field: Field, { name: record, type }: Resource): string {
  const { name, kind, required } = field
  const named = `<${type}Values> name="${name}" label={texts.fields.${name}}`
  const need = required ? ' required' : ''
  if (kind === 'boolean') return `<CheckField${named} />`
  if (kind === 'dateTime') return `<DateTimeField${named}${need} />`
  if (kind === 'choice') return `<ComboField${named}${need} options={optionsOf(texts.choices.${name})} />`
  // Accepts the stored value unchanged, because another system can store a value that the checks reject.
  const checked = ['text', 'longText', 'email', 'phone'].includes(kind) && (required || kind in attributes)
  const accepted = checked && kind !== 'longText' ? ` accepted={${record}?.${name}}` : ''
  return `<TextField${named}${need}${accepted} ${attributes[kind] ?? ''} />`
}
