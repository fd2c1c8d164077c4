import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import type { GroupPlace, Id } from '@sikud/api'
import { treeRows } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'

export interface GroupFilterProps {
  /** The depots that the user sees. */
  groups: readonly GroupPlace[]
  /** The chosen depot; null for all. */
  value: Id | null
  onChange: (id: Id | null) => void
  /** A visible label; without it, the field is named Depo for screen readers only. */
  label?: string
  /** The text of the first choice, by default Semua depo. */
  first?: string
}

/** As high as the search and the buttons beside it. */
const lowField = {
  maxWidth: 220,
  minWidth: 0,
  '& .MuiOutlinedInput-root': { minHeight: 40 },
  '& .MuiOutlinedInput-input': { py: '9px' },
} as const

/** Renders a filter with which the user chooses one depot; it includes all depots below that depot. */
export function GroupFilter({ groups, value, onChange, label, first }: GroupFilterProps) {
  const texts = useGroupTexts()
  const id = useId()
  const rows = treeRows(groups)
  const chosen = rows.find(({ group }) => String(group.id) === String(value))
  const field = (
    <TextField
      select
      id={id}
      size="small"
      value={chosen ? String(chosen.group.id) : ''}
      onChange={({ target }) =>
        onChange(rows.find(({ group }) => String(group.id) === target.value)?.group.id ?? null)
      }
      slotProps={{
        select: { native: true },
        htmlInput: label === undefined ? { 'aria-label': texts.field } : {},
      }}
      sx={lowField}
    >
      <option value="">{first ?? texts.all}</option>
      {rows.map(({ group, level }) => (
        <option key={group.id} value={String(group.id)}>
          {'\u00a0\u00a0'.repeat(level - 1) + group.name}
        </option>
      ))}
    </TextField>
  )
  if (label === undefined) return field
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {field}
    </Box>
  )
}
