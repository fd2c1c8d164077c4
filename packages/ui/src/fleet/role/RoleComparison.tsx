'use client'

import AddIcon from '@mui/icons-material/AddOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import FactorIcon from '@mui/icons-material/PhonelinkLockOutlined'
import RemoveIcon from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AccessGroup, Role } from '@sikud/api'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { compareGrants } from './compareGrants.ts'
import { GrantLines } from './GrantLines.tsx'
import { grantKeys, unlistedGrants } from './grants.ts'
import { useRoleTexts } from './texts.ts'

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
export function RoleComparison({ first, second, access }: RoleComparisonProps) {
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
