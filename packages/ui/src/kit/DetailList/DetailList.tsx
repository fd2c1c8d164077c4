'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { noValue } from '../../format/createFormat.ts'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useCopied } from '../../hooks/useCopied.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useRecordTexts } from '../texts.ts'

/** One fact about a record. */
export interface DetailItem {
  label: string
  /** The value. Null, undefined and an empty text are shown as a dash. */
  value: ReactNode
  /** Text that a button beside the value copies; without it, there is no button. */
  copy?: string | null
  /** A button after the value, such as one that changes it. */
  action?: ReactNode
}

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(88px, 26%) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  minHeight: 48,
  py: { xs: 1, sm: 0.5 },
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}

const valueStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  m: 0,
  minWidth: 0,
  // A text that a user entered wraps inside the card and keeps its own text direction.
  '& > bdi, & > a': { minWidth: 0, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
}

interface DetailListProps {
  items: readonly DetailItem[]
  /** A mark, such as a chip, beside the first value. */
  mark?: ReactNode
}

/** Renders the facts about a record, with each label beside its value. On phones the label is above the value. */
export function DetailList({ items, mark }: DetailListProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {items.map(({ label, value, copy, action }, index) => (
        <Box key={label} sx={itemStyle}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={action ? { ...valueStyle, flexWrap: 'wrap' } : valueStyle}>
            {isNothing(value) ? noValue : typeof value === 'string' ? <bdi>{value}</bdi> : value}
            {copy && <CopyIconButton label={label} text={copy} />}
            {action}
            {index === 0 && mark}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}

/** Renders a button that copies a text. Renders nothing if there is no clipboard API, for example without HTTPS. */
function CopyIconButton({ label, text }: { label: string; text: string }) {
  const record = useRecordTexts()
  const [copied, copy] = useCopied(text)
  if (copy === null) return null
  return (
    <>
      <Tooltip title={copied ? record.copied : record.copy(label)}>
        <IconButton size="small" sx={{ my: -0.5 }} aria-label={record.copy(label)} onClick={copy}>
          {copied ? <CheckIcon fontSize="small" color="success" /> : <CopyIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <output>{copied && <VisuallyHidden>{record.copied}</VisuallyHidden>}</output>
    </>
  )
}
