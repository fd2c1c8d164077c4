'use client'

import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { GroupRow } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'

/** The kinds of records that the tree counts for each depot, in the order of the columns. */
export const memberKinds = ['vehicles', 'drivers', 'devices', 'users'] as const

interface GroupTreeRowProps {
  row: GroupRow
  /** URL of the depot. */
  to: string
  isOpen: boolean
  onToggle: (key: string, isOpen: boolean) => void
}

/** Renders one depot of the tree. On its button, the arrow keys show and hide the depots below it. */
export function GroupTreeRow({ row, to, isOpen, onToggle }: GroupTreeRowProps) {
  const texts = useGroupTexts()
  const { number } = useFormat()
  const { group, level, hasChildren, members } = row
  const toggle = (next: boolean) => onToggle(String(group.id), next)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') toggle(true)
    if (key === 'ArrowLeft') toggle(false)
  }
  const kind = texts.kinds[group.kind] ?? group.kind
  const counts = memberKinds.map((one) => `${number(members[one])} ${texts[one].toLowerCase()}`)
  return (
    <tr>
      <td>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            paddingInlineStart: { xs: level - 1, md: (level - 1) * 3 },
          }}
        >
          {hasChildren ? (
            <IconButton
              size="small"
              aria-expanded={isOpen}
              aria-label={isOpen ? texts.close(group.name) : texts.open(group.name)}
              onClick={() => toggle(!isOpen)}
              onKeyDown={onKeyDown}
            >
              {isOpen ? <ExpandMoreOutlined /> : <ChevronRightOutlined />}
            </IconButton>
          ) : (
            <Box sx={{ width: 34, flex: 'none' }} />
          )}
          <Box sx={{ minWidth: 0, py: 0.5 }}>
            <Link href={to} sx={nameStyle}>
              <bdi>{group.name}</bdi>
            </Link>
            <VisuallyHidden>{`, ${texts.level(number(level))}`}</VisuallyHidden>
            <Box sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
              {[kind, ...counts].join(' · ')}
            </Box>
          </Box>
        </Box>
      </td>
      <td>{kind}</td>
      {memberKinds.map((one) => (
        <td key={one}>{number(members[one])}</td>
      ))}
    </tr>
  )
}

const nameStyle = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const
