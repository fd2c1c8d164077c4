'use client'

import type { Group } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { GroupTreeRow, memberKinds } from './GroupTreeRow.tsx'
import { groupRows } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'

export interface GroupTreeProps {
  groups: readonly Group[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null | undefined
  onRetry?: () => void
  /** Returns the URL of a depot's detail page. */
  groupTo: (group: Group) => string
}

/** Renders the tree of depots (Daftar Depo) with the numbers of their records. */
export function GroupTree({ groups, loading = false, error, onRetry, groupTo }: GroupTreeProps) {
  const texts = useGroupTexts()
  const { number } = useFormat()
  const rows = useMemo(() => groupRows(groups), [groups])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const parents = rows.filter(({ hasChildren }) => hasChildren).map(({ group }) => String(group.id))
  const areSomeOpen = parents.some((key) => !closed.has(key))
  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(key)
    else next.add(key)
    setClosed(next)
  }
  if (rows.length === 0) {
    return (
      <Card component="section" aria-label={texts.list}>
        {loading && <LoadingBlock />}
        {!loading && error && <ErrorState message={error} onRetry={onRetry} />}
        {!loading && !error && <EmptyState illustrated title={texts.empty} text={texts.emptyText} />}
      </Card>
    )
  }
  return (
    <Card component="section" aria-label={texts.list}>
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, pt: 1.5, pb: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {texts.count(number(rows.length))}
        </Typography>
        {parents.length > 0 && (
          <Button size="small" onClick={() => setClosed(new Set(areSomeOpen ? parents : []))}>
            {areSomeOpen ? texts.closeAll : texts.openAll}
          </Button>
        )}
      </Box>
      <Box component="table" aria-label={texts.list} sx={groupTreeStyle}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.kind}</th>
            {memberKinds.map((kind) => (
              <th key={kind} scope="col">
                {texts[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.above.some((key) => closed.has(key)) ? null : (
              <GroupTreeRow
                key={row.group.id}
                row={row}
                to={groupTo(row.group)}
                isOpen={!closed.has(String(row.group.id))}
                onToggle={toggle}
              />
            ),
          )}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
        {texts.counted}
      </Typography>
    </Card>
  )
}

/** The style of the table of depots. On phones it hides all columns but the first. */
const groupTreeStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  typography: 'body2',
  '& th': { fontWeight: 600, color: 'text.secondary', textAlign: 'start' },
  '& th, & td': {
    px: 1,
    py: 0.5,
    height: 48,
    borderBottom: 1,
    borderColor: 'divider',
    display: { xs: 'none', md: 'table-cell' },
  },
  '& tr > :first-of-type': { paddingInlineStart: 2, display: 'table-cell', width: { md: '42%' } },
  '& tr > :nth-of-type(2)': { width: 110 },
  '& tr > :nth-of-type(n + 3)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tr > :last-of-type': { paddingInlineEnd: 2 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
} as const
