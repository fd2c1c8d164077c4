'use client'

import AddIcon from '@mui/icons-material/AddOutlined'
import FactorIcon from '@mui/icons-material/PhonelinkLockOutlined'
import RemoveIcon from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import type { GrantChanges } from './compareGrants.ts'
import { GrantLines } from './GrantLines.tsx'
import { useRoleTexts } from './texts.ts'

export interface RoleChangesProps extends GrantChanges {
  /** Whether the second factor becomes required or optional, and how many users of the role have none yet. */
  factor?: { required: boolean; without: number } | undefined
}

/** Lists the permissions that a save adds to a role, those that it removes, and a change of the second factor. */
export function RoleChanges({ added, removed, factor }: RoleChangesProps) {
  const texts = useRoleTexts()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, color: 'text.primary' }}>
      <GrantLines title={texts.added} icon={<AddIcon color="success" />} lines={added} />
      <GrantLines title={texts.removed} icon={<RemoveIcon color="error" />} lines={removed} />
      {factor && (
        <Box sx={{ display: 'flex', gap: 1, textAlign: 'start' }}>
          <FactorIcon color={factor.required ? 'success' : 'error'} sx={{ flexShrink: 0 }} />
          <span>{factor.required ? texts.factorBegins(factor.without) : texts.factorEnds}</span>
        </Box>
      )}
    </Box>
  )
}
