'use client'

import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { AccessGroup, Id, Role } from '@sikud/api'
import { useId, useMemo } from 'react'
import { type Choices, ChoicesFailed } from '../../kit/Form/ChoicesFailed.tsx'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { ComboInput, useComboProps } from '../../kit/Form/useComboProps.tsx'
import { type ComparedRole, RoleComparison } from './RoleComparison.tsx'
import { useRoleTexts } from './texts.ts'

interface RoleCompareDialogProps {
  /** The role whose menu opened the dialog; its permissions can be missing, so use those in `first`. */
  role: Role
  /** All roles, from which the user chooses the other one. */
  roles: Choices<Role>
  /** The role `role` with its permissions, and the state of the request that loads them. */
  first: ComparedRole
  /** The other role with its permissions; undefined until the user chooses that role. */
  second: ComparedRole | undefined
  chosen: Id | null
  onChoose: (id: Id | null) => void
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
  onClose: () => void
}

/** Compares a role with another role that the user chooses. */
export function RoleCompareDialog(props: RoleCompareDialogProps) {
  const { role, roles, first, second, chosen, onChoose, access, onClose } = props
  const texts = useRoleTexts()
  const combo = useComboProps()
  const id = useId()
  const options = useMemo(() => optionsOf(roles.data ?? [], role), [roles.data, role])
  const isFailed = roles.data === undefined && Boolean(roles.error)
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {texts.compareTitle(role.name)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <FormControl fullWidth>
          <FormLabel htmlFor={`${id}-other`} sx={{ mb: 0.75 }}>
            {texts.compareWith}
          </FormLabel>
          <Autocomplete
            {...combo}
            id={`${id}-other`}
            options={options}
            value={options.find((option) => String(option.id) === String(chosen)) ?? null}
            onChange={(_, option) => onChoose(option?.id ?? null)}
            loading={roles.data === undefined && !isFailed}
            renderInput={(params) => <ComboInput params={params} placeholder={texts.comparePlaceholder} />}
          />
          {isFailed && (
            <FormHelperText error component="div">
              <ChoicesFailed source={roles} />
            </FormHelperText>
          )}
        </FormControl>
        {second && <RoleComparison first={first} second={second} access={access} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="outlined" onClick={onClose}>
          {texts.compareClose}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns all roles except `role` as options. */
function optionsOf(roles: readonly Role[], role: Role): ComboOption[] {
  return roles
    .filter((one) => String(one.id) !== String(role.id))
    .map(({ id, name, description }) => ({ id, label: name, ...(description && { hint: description }) }))
}
