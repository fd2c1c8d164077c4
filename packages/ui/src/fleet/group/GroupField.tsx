import type { GroupPlace, Id } from '@sikud/api'
import { useMemo } from 'react'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { groupOptions } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'

/** The value that `GroupField` adds to the values of a form. */
export interface GroupValue {
  group_id: Id | null
}

interface GroupFieldProps {
  /** The depots that the user sees; undefined or empty without depots. */
  groups: Choices<GroupPlace> | undefined
  /** The current depot of the record that is edited. */
  current?: { id?: Id; name: string } | null | undefined
}

/**
 * Renders the field for a record's depot. Renders nothing if the user sees only one depot, because the server then uses
 * that depot. A new record without a choice gets the first depot of the user.
 */
export function GroupField({ groups, current }: GroupFieldProps) {
  const texts = useGroupTexts()
  const options = useMemo(() => groupOptions(groups?.data ?? []), [groups?.data])
  if (!groups || (options.length < 2 && !groups.error)) return null
  return (
    <ComboField<GroupValue>
      name="group_id"
      label={texts.field}
      helper={current ? undefined : texts.fieldHelp}
      options={options}
      source={groups}
      current={current?.id === undefined ? null : { id: current.id, label: current.name }}
      dropsLost
    />
  )
}

/** Returns the depot as part of a request body; an empty object if none is chosen. */
export function groupPart({ group_id }: GroupValue): { group_id?: Id } {
  return group_id === null ? {} : { group_id }
}

/** Returns the depot of the record that the user made last, if the field offers it. */
export function lastGroup(
  last: { group_id?: Id | null } | undefined,
  groups: Choices<GroupPlace> | undefined,
): Partial<GroupValue> {
  const { data = [] } = groups ?? {}
  const known = data.length > 1 && data.find(({ id }) => String(id) === String(last?.group_id))
  return known ? { group_id: known.id } : {}
}
