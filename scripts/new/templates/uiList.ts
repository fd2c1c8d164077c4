import { needsFormat } from '../fieldReading.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'
import { hasFilters } from './uiColumns.ts'

/** Returns the text of `packages/ui/src/fleet/<name>/<Type>List.tsx`. */
export function uiList(resource: Resource): string {
  const { name, type, plural, words, manyWords, title, fields, simulated } = resource
  const formats = fields.some(needsFormat)
  const filters = hasFilters(resource)
  return lines(
    `'use client'`,
    ``,
    `import type { ${type} } from '@sikud/api'`,
    `import { useMemo, type ReactNode } from 'react'`,
    `import { useVisibleColumns } from '../../components/ColumnChooser/useVisibleColumns.ts'`,
    `import { DataList } from '../../components/DataList/DataList.tsx'`,
    `import type { ListView } from '../../components/DataList/ListView.ts'`,
    `import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'`,
    simulated && `import { simulatedBadge } from '../../components/SimulatedChip/simulatedBadge.tsx'`,
    formats && `import { useFormat } from '../../locales/useFormat.ts'`,
    `import { ${name}Columns${filters ? `, ${name}Filters` : ''} } from './${name}Columns.ts'`,
    `import { use${type}Texts } from './use${type}Texts.ts'`,
    ``,
    `interface ${type}ListProps {`,
    `  ${plural}: readonly ${type}[]`,
    `  /** True until the first load ends. */`,
    `  loading?: boolean`,
    `  error?: string | null`,
    `  onRetry?: () => void`,
    `  /** Returns the path of the detail page of a ${words}. Must be stable between renders. */`,
    `  ${name}To: (${name}: ${type}) => string`,
    `  view: ListView`,
    `  onViewChange: (view: ListView) => void`,
    `  toolbar?: ReactNode`,
    `}`,
    ``,
    `/** Renders the list of ${manyWords} (Daftar ${title}). The browser stores which columns the user chose. */`,
    `export function ${type}List({ ${plural}, ${name}To, ...list }: ${type}ListProps) {`,
    `  const texts = use${type}Texts()`,
    formats && `  const format = useFormat()`,
    formats
      ? `  const columns = useMemo(() => ${name}Columns(texts, format), [texts, format])`
      : `  const columns = useMemo(() => ${name}Columns(texts), [texts])`,
    filters && `  const filters = useMemo(() => ${name}Filters(texts), [texts])`,
    `  const [visibleColumns, setVisibleColumns] = useVisibleColumns('${name}Columns', columns)`,
    `  return (`,
    `    <DataList`,
    `      {...list}`,
    `      label={texts.list}`,
    `      noun={texts.noun}`,
    `      rows={${plural}}`,
    `      columns={columns}`,
    filters && `      filters={filters}`,
    `      rowTo={${name}To}`,
    simulated && `      rowBadge={simulatedBadge}`,
    `      getRowId={${name}Id}`,
    `      visibleColumns={visibleColumns}`,
    `      onVisibleColumnsChange={setVisibleColumns}`,
    `      emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} />}`,
    `    />`,
    `  )`,
    `}`,
    ``,
    `function ${name}Id(${name}: ${type}) {`,
    `  return ${name}.id`,
    `}`,
    ``,
  )
}
