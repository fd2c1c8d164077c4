'use client'

import type { Group, GroupTimes } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { memberKinds } from './GroupTreeRow.tsx'
import type { GroupTexts } from './texts.ts'
import { groupRows } from './groupRows.ts'
import { hoursText, zoneLabel } from './groupTimes.ts'
import { useGroupTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

type TimesSource = GroupTimes['zone_source']

export interface GroupDetailProps {
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
          ...(group.times ? timesItems(group.times, texts) : []),
          ...memberKinds.map((kind) => ({
            label: texts[kind],
            value: (
              <Link href={membersTo(kind)}>{`${number(members[kind])} ${texts[kind].toLowerCase()}`}</Link>
            ),
          })),
        ]}
      />
      <Typography variant="body2" sx={{ maxWidth: cardWidth.narrow, mt: 1.5, color: 'text.secondary' }}>
        {texts.counted}
      </Typography>
    </>
  )
}

/** Returns the time zone and the working hours, each with the depot that has the value. */
function timesItems(times: GroupTimes, texts: GroupTexts) {
  const { zone, zone_source, zone_group, working_hours, working_hours_source, working_hours_group } = times
  const withSource = (value: string, source: TimesSource, from: GroupTimes['zone_group']) => {
    if (source === 'own') return value
    const above = from ? texts.fromDepot(from.name) : texts.fromAbove
    return `${value} (${source === 'default' ? texts.fromDefault : above})`
  }
  return [
    { label: texts.zone, value: withSource(zoneLabel(zone), zone_source, zone_group) },
    {
      label: texts.hours,
      value: withSource(hoursText(working_hours, texts), working_hours_source, working_hours_group),
    },
  ]
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
