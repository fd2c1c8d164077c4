'use client'

import type { SpeedingStretch } from '@sikud/api'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { noValue } from '../../format/createFormat.ts'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { Format } from '../../format/createFormat.ts'
import { simulatedBadge, useSimulatedMark } from '../status/SimulatedChip.tsx'
import { type OverviewTexts, useOverviewTexts } from './texts.ts'

/** `own` is the speed rule of the user, `standard` is 80 km/h. */
export type SpeedingRule = 'own' | 'standard'

export interface SpeedingListProps {
  stretches: readonly SpeedingStretch[]
  /** The limit in km/h, and for how many seconds a vehicle must be faster; undefined until the first load ends. */
  limit: { kmh: number; seconds: number } | undefined
  rule: SpeedingRule
  onRule: (rule: SpeedingRule) => void
  /** URL of the page on which users change their rule. */
  rulesTo: string
  /** Returns the URL of Laporan at the moment of a stretch. Keep it stable between renders. */
  stretchTo: (stretch: SpeedingStretch) => string
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<never>['viewsKey']
  onExport?: DataListProps<SpeedingStretch>['onExport']
  toolbar?: ReactNode
}

/** Lists when vehicles were over the limit today, with the driver, the highest speed and the duration. */
export function SpeedingList(props: SpeedingListProps) {
  const { stretches, limit, rule, onRule, rulesTo, stretchTo, toolbar, ...list } = props
  const texts = useOverviewTexts()
  const format = useFormat()
  const exportMark = useSimulatedMark()
  const kmh = limit?.kmh
  const columns = useMemo(() => speedingColumns(texts, format, kmh), [texts, format, kmh])
  const said = limit && texts.speeding.limit(format.number(limit.kmh), format.number(limit.seconds))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        {(['own', 'standard'] as const).map((one) => (
          <Chip
            key={one}
            component="button"
            aria-pressed={one === rule}
            label={texts.speeding.rules[one]}
            variant={one === rule ? 'filled' : 'outlined'}
            color={one === rule ? 'primary' : 'default'}
            onClick={() => onRule(one)}
          />
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {said} <Link href={rulesTo}>{texts.speeding.change}</Link>
        </Typography>
      </Box>
      <DataList
        {...list}
        toolbar={toolbar}
        label={texts.overLimit}
        noun={texts.speeding.noun}
        rows={stretches}
        columns={columns}
        rowTo={stretchTo}
        rowBadge={simulatedBadge}
        exportMark={exportMark}
        getRowId={idOf}
        emptyState={<EmptyState title={texts.speeding.empty} text={said ?? ''} />}
      />
    </>
  )
}

function idOf({ device, from }: SpeedingStretch) {
  return `${String(device.id)} ${from}`
}

function speedingColumns(
  texts: OverviewTexts,
  format: Format,
  kmh: number | undefined,
): DataColumn<SpeedingStretch>[] {
  const { speeding } = texts
  return [
    {
      key: 'vehicle',
      label: speeding.vehicle,
      value: ({ vehicle, device }) => vehicle?.number || device.name || device.imei || null,
      naming: true,
    },
    { key: 'driver', label: speeding.driver, value: ({ driver }) => driver?.name ?? null },
    {
      key: 'from',
      label: speeding.at,
      value: ({ from }) => from,
      isTime: true,
      render: ({ from }) => format.dateTime(from),
    },
    {
      key: 'highest',
      label: speeding.highest,
      align: 'right',
      value: ({ highest }) => highest,
      render: ({ highest }) => <b>{format.speed(highest)}</b>,
    },
    {
      key: 'limit',
      label: speeding.limitColumn,
      align: 'right',
      value: () => kmh ?? null,
      render: () => (kmh === undefined ? noValue : format.speed(kmh)),
    },
    {
      key: 'seconds',
      label: speeding.duration,
      align: 'right',
      value: secondsOf,
      render: (stretch) => {
        const seconds = secondsOf(stretch)
        return speeding.lasted(Math.floor(seconds / 60), seconds % 60)
      },
    },
  ]
}

function secondsOf({ from, to }: SpeedingStretch): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 1000)
}
