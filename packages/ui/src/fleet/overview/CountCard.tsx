import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { SimulatedChip } from '../status/SimulatedChip.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { LoadedPart } from './OverviewCard.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'

interface CountCardProps<Row> {
  title: string
  icon: ReactNode
  load: OverviewLoad<readonly Row[]>
  to: string
  children?: (rows: readonly Row[]) => ReactNode
}

/** Shows the number of records of one kind, with a link to their list. */
export function CountCard<Row extends { simulated?: boolean }>({
  title,
  icon,
  load,
  to,
  children,
}: CountCardProps<Row>) {
  const format = useFormat()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, color: 'text.secondary' }}>
        {icon}
        <Typography id={id} variant="subtitle2" component="h2">
          {title}
        </Typography>
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          {load.data?.some(({ simulated }) => simulated) && <SimulatedChip />}
        </Box>
      </Box>
      <LoadedPart load={load} lines={1}>
        {(rows) => (
          <>
            <Link
              href={to}
              underline="hover"
              variant="h1"
              aria-label={`${title}: ${format.number(rows.length)}`}
              sx={{ display: 'inline-block', mt: 1, minWidth: 24, color: 'text.primary' }}
            >
              {format.number(rows.length)}
            </Link>
            {children?.(rows)}
          </>
        )}
      </LoadedPart>
    </Card>
  )
}
