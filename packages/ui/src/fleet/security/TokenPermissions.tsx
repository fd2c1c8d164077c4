'use client'

import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { Id } from '@sikud/api'
import { use, useId } from 'react'
import { useController } from 'react-hook-form'
import { ChoicesFailed, type Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import type { GroupsValue } from '../group/GroupsField.tsx'
import { useSecurityTexts } from './texts.ts'

/** The form values of a new API token, which is valid for `days` days. */
export interface TokenValues extends GroupsValue {
  name: string
  days: number
  permissions: Id[]
}

/** Renders the permissions of a new API token as check boxes. */
export function TokenPermissions({ source }: { source: Choices<{ id: Id; name: string }> }) {
  const texts = useSecurityTexts()
  const id = useId()
  const { busy } = use(FormProgress)
  const { field, fieldState } = useController<TokenValues, 'permissions'>({
    name: 'permissions',
    rules: { validate: (chosen) => chosen.length > 0 || texts.choosePermission },
  })
  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={`${id}-note`}
      aria-invalid={fieldState.invalid || undefined}
      tabIndex={-1}
    >
      <FormLabel component="legend" required>
        {texts.tokenPermissions}
      </FormLabel>
      {source.data === undefined && !source.error && <LoadingBlock lines={3} />}
      {source.data?.map((permission) => (
        <FormControlLabel
          key={permission.id}
          label={permission.name}
          control={
            <Checkbox
              size="small"
              checked={field.value.includes(permission.id)}
              onChange={(_, checked) =>
                busy ||
                field.onChange(
                  checked
                    ? [...field.value, permission.id]
                    : field.value.filter((chosen) => chosen !== permission.id),
                )
              }
            />
          }
        />
      ))}
      <FormHelperText id={`${id}-note`}>
        {source.error ? (
          <ChoicesFailed source={source} />
        ) : (
          (fieldState.error?.message ?? texts.tokenPermissionsHelp)
        )}
      </FormHelperText>
    </FormControl>
  )
}
