import TextField from '@mui/material/TextField'
import type { GroupPlace, Id } from '@sikud/api'
import { treeRows } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'

export interface GroupFilterProps {
  /** The depots that the user sees. */
  groups: readonly GroupPlace[]
  /** The chosen depot; null for all. */
  value: Id | null
  onChange: (id: Id | null) => void
}

/** Renders a filter with which the user chooses one depot; it includes all depots below that depot. */
export function GroupFilter({ groups, value, onChange }: GroupFilterProps) {
  const texts = useGroupTexts()
  const rows = treeRows(groups)
  const chosen = rows.find(({ group }) => String(group.id) === String(value))
  return (
    <TextField
      select
      size="small"
      value={chosen ? String(chosen.group.id) : ''}
      onChange={({ target }) =>
        onChange(rows.find(({ group }) => String(group.id) === target.value)?.group.id ?? null)
      }
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': texts.field } }}
      sx={{ maxWidth: 220, minWidth: 0 }}
    >
      <option value="">{texts.all}</option>
      {rows.map(({ group, level }) => (
        <option key={group.id} value={String(group.id)}>
          {'\u00a0\u00a0'.repeat(level - 1) + group.name}
        </option>
      ))}
    </TextField>
  )
}
