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
import { useRoleTexts } from './texts.ts'
import AddIcon from '@mui/icons-material/AddOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import FactorIcon from '@mui/icons-material/PhonelinkLockOutlined'
import RemoveIcon from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { compareGrants } from './compareGrants.ts'
import { GrantLines } from './GrantLines.tsx'
import { grantKeys, unlistedGrants } from './grants.ts'

export interface RoleCompareDialogProps {
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

function optionsOf(roles: readonly Role[], role: Role): ComboOption[] {
  return roles
    .filter((one) => String(one.id) !== String(role.id))
    .map(({ id, name, description }) => ({ id, label: name, ...(description && { hint: description }) }))
}

/** A role with its permissions, and the state of the request that loads it. */
export interface ComparedRole {
  data: Role | undefined
  error?: Error | null
  refetch?: () => unknown
}

interface RoleComparisonProps {
  first: ComparedRole
  second: ComparedRole
  /** All permissions that a role can grant. */
  access: Choices<AccessGroup>
}

/** Shows in words which permissions only the first role grants, which only the second, and which both. */
function RoleComparison({ first, second, access }: RoleComparisonProps) {
  const texts = useRoleTexts()
  const failed = [access, first, second].find(({ data, error }) => data === undefined && error)
  if (failed) return <ErrorState message={failed.error?.message ?? ''} onRetry={failed.refetch} />
  if (!access.data || !first.data || !second.data) return <LoadingBlock lines={6} />
  const { data: groups } = access
  const [one, other] = [first.data, second.data]
  if (one.permissions === undefined || other.permissions === undefined) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.unknownGrants}</Typography>
  }
  const compared = compareGrants(groups, grantKeys(one.permissions), grantKeys(other.permissions))
  const isEqual = compared.onlyFirst.length === 0 && compared.onlySecond.length === 0
  const unlisted = unlistedGrants(groups, [...one.permissions, ...other.permissions]).length
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FactorComparison one={one} other={other} />
      {isEqual && <Typography component="output">{texts.sameGrants}</Typography>}
      <GrantLines
        title={texts.onlyIn(one.name)}
        icon={<RemoveIcon color="warning" />}
        lines={compared.onlyFirst}
      />
      <GrantLines
        title={texts.onlyIn(other.name)}
        icon={<AddIcon color="info" />}
        lines={compared.onlySecond}
      />
      <GrantLines title={texts.inBoth} icon={<CheckIcon color="success" />} lines={compared.both} />
      {unlisted > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.notCompared}
        </Typography>
      )}
    </Box>
  )
}

/** Shows which of two roles require a second factor; renders nothing if neither does. */
function FactorComparison({ one, other }: { one: Role; other: Role }) {
  const texts = useRoleTexts()
  const requiring = [one, other].filter(({ require_factor }) => require_factor)
  const [only] = requiring
  if (only === undefined) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
      <FactorIcon color={requiring.length === 2 ? 'success' : 'warning'} sx={{ flexShrink: 0 }} />
      <span>{requiring.length === 2 ? texts.factorInBoth : texts.factorOnlyIn(only.name)}</span>
    </Box>
  )
}
