import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { GroupPlace, Id } from '@sikud/api'
import { use, useId, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { CheckField } from '../../kit/Form/CheckField.tsx'
import { type Choices, ChoicesFailed } from '../../kit/Form/ChoicesFailed.tsx'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { ComboInput, useComboProps } from '../../kit/Form/useComboProps.tsx'
import { groupOptions } from './groupRows.ts'
import { useGroupTexts } from './texts.ts'
import { useFormTexts } from '../../kit/texts.ts'

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
  const form = useFormTexts()
  const combo = useComboProps()
  const { busy } = use(FormProgress)
  const id = useId()
  const options = useMemo(() => groupOptions(groups.data ?? []), [groups.data])
  const { field, fieldState } = useController<GroupsValue, 'group_ids'>({
    name: 'group_ids',
    rules: { validate: (ids) => ids.length > 0 || form.faults.required },
  })
  const keys = new Set(field.value.map(String))
  const failed = groups.data === undefined && groups.error
  const note = fieldState.error?.message ?? (failed ? <ChoicesFailed source={groups} /> : undefined)
  return (
    <FormControl fullWidth required error={fieldState.invalid}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <Autocomplete
        {...combo}
        multiple
        sx={{ '& .MuiAutocomplete-inputRoot': { gap: 0.5, pl: 1 } }}
        id={id}
        options={options}
        value={options.filter((option) => keys.has(String(option.id)))}
        onChange={(_, chosen) => field.onChange(chosen.map((option) => option.id))}
        onBlur={field.onBlur}
        readOnly={busy}
        disableCloseOnSelect
        renderInput={(params) => (
          <ComboInput
            params={params}
            placeholder={keys.size === 0 ? form.choose : undefined}
            noteId={note ? `${id}-note` : undefined}
          />
        )}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}

/** Returns the depots as part of a request body; an empty object if none is chosen. */
export function groupsPart({ all_groups, group_ids }: GroupsValue) {
  if (all_groups) return { all_groups }
  return group_ids.length === 0 ? {} : { all_groups, group_ids: [...group_ids] }
}
