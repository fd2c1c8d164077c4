import type { GroupPlace, Id } from '@sikud/api'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckField } from '../../kit/Form/CheckField.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { MultiSelectField } from '../../kit/Form/MultiSelectField.tsx'
import { groupOptions } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'

/** Values of the fields that choose which depots a user sees. */
export interface GroupsValue {
  all_groups: boolean
  group_ids: readonly Id[]
}

interface GroupsFieldProps {
  /** The depots that the signed-in user sees; undefined or empty without depots. */
  groups: Choices<GroupPlace> | undefined
  /** Whether the signed-in user sees all depots and may therefore grant access to all. */
  mayGiveAll?: boolean
  /** Texts that replace the default ones, which are about a user; for example texts about an API token. */
  words?: { all: string; allHelp: string; several: string }
}

/** Renders the fields for the depots that a user or an API token sees; renders nothing if there is only one depot. */
export function GroupsField({ groups, mayGiveAll = false, words }: GroupsFieldProps) {
  const ownTexts = useGroupTexts()
  const texts = words ?? ownTexts
  const several = (groups?.data?.length ?? 0) > 1
  const seesAll = useWatch<GroupsValue, 'all_groups'>({ name: 'all_groups' })
  if (!groups || (!several && !groups.error)) return null
  return (
    <>
      {mayGiveAll && <CheckField<GroupsValue> name="all_groups" label={texts.all} helper={texts.allHelp} />}
      {!seesAll && <Several groups={groups} label={texts.several} />}
    </>
  )
}

function Several({ groups, label }: { groups: Choices<GroupPlace>; label: string }) {
  const options = useMemo(() => groupOptions(groups.data ?? []), [groups.data])
  return (
    <MultiSelectField<GroupsValue>
      name="group_ids"
      label={label}
      required
      options={options}
      source={groups}
    />
  )
}

/** Returns the depots as part of a request body; an empty object if none is chosen. */
export function groupsPart({ all_groups, group_ids }: GroupsValue) {
  if (all_groups) return { all_groups }
  return group_ids.length === 0 ? {} : { all_groups, group_ids: [...group_ids] }
}
