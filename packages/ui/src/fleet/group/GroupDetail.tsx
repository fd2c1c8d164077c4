'use client'

import type { Group } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { DetailCard } from '../../components/DetailList/DetailCard.tsx'
import { useFormat } from '../../locales/useFormat.ts'
import { memberKinds } from './GroupTreeRow.tsx'
import { groupRows } from './groupRows.ts'
import { useGroupTexts } from './useGroupTexts.ts'

interface GroupDetailProps {
  group: Group
  /** All depots that the user sees. The depot's place in the tree and its numbers of records are computed from them. */
  groups: readonly Group[]
  /** Returns the URL of a depot's detail page. */
  groupTo: (group: Group) => string
  /** Returns the URL of the depot's list of one kind of record, such as vehicles. */
  membersTo: (kind: (typeof memberKinds)[number]) => string
}

/** Shows the facts of a depot, its place in the tree, and links to its records. */
export function GroupDetail({ group, groups, groupTo, membersTo }: GroupDetailProps) {
  const texts = useGroupTexts()
  const { number } = useFormat()
  const rows = useMemo(() => groupRows(groups), [groups])
  const row = rows.find((one) => String(one.group.id) === String(group.id))
  const above = rows.filter((one) => row?.above.includes(String(one.group.id)))
  const children = rows.filter((one) => one.above.at(-1) === String(group.id) && one.group.parent_id !== null)
  const members = row?.members ?? group.members
  return (
    <>
      <DetailCard
        items={[
          { label: texts.name, value: group.name },
          { label: texts.kind, value: texts.kinds[group.kind] ?? group.kind },
          {
            label: texts.place,
            value: links(
              above.map((one) => one.group),
              groupTo,
              ' › ',
            ),
          },
          {
            label: texts.children,
            value: links(
              children.map((one) => one.group),
              groupTo,
            ),
          },
          ...memberKinds.map((kind) => ({
            label: texts[kind],
            value: (
              <Link href={membersTo(kind)}>{`${number(members[kind])} ${texts[kind].toLowerCase()}`}</Link>
            ),
          })),
        ]}
      />
      <Typography variant="body2" sx={{ maxWidth: 720, mt: 1.5, color: 'text.secondary' }}>
        {texts.counted}
      </Typography>
    </>
  )
}

function links(groups: readonly Group[], to: (group: Group) => string, between?: string) {
  if (groups.length === 0) return null
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: between ? 0 : 2, rowGap: 0.5, minWidth: 0 }}
    >
      {groups.map((group, at) => (
        <Box key={group.id} component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {at > 0 && between}
          <Link href={to(group)}>{group.name}</Link>
        </Box>
      ))}
    </Box>
  )
}
