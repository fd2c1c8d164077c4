import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { noValue } from '../../locales/createFormat.ts'
import { CopyButton } from './CopyButton.tsx'

/** One fact of a record. */
export interface DetailItem {
  label: string
  /** Nothing (null, undefined, an empty text) is shown as a dash. */
  value: ReactNode
  /** Text that a button beside the value copies. */
  copy?: string | null
}

/** The facts of a record, label beside value; one below the other on phones. */
export function DetailList({ items }: { items: readonly DetailItem[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 200px) 1fr' },
        columnGap: 3,
        m: 0,
        '& dt': { pt: { xs: 1.5, sm: 1.5 } },
        '& dd': { m: 0, pb: 1.5, pt: { xs: 0.25, sm: 1.5 }, borderBottom: 1, borderColor: 'divider' },
        '& dt:not(:first-of-type)': {},
        '& dd:last-of-type': { borderBottom: 0 },
      }}
    >
      {items.map(({ label, value, copy }) => (
        <Fragment key={label}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            {isNothing(value) ? noValue : value}
            {copy && <CopyButton label={label} text={copy} />}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}
