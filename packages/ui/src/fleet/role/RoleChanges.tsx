'use client'

import AddIcon from '@mui/icons-material/AddOutlined'
import RemoveIcon from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import type { GrantChanges } from './compareGrants.ts'
import { GrantLines } from './GrantLines.tsx'
import { useRoleTexts } from './useRoleTexts.ts'

/** Lists the permissions that a save adds to a role, and those that it removes. */
export function RoleChanges({ added, removed }: GrantChanges) {
  const texts = useRoleTexts()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, color: 'text.primary' }}>
      <GrantLines title={texts.added} icon={<AddIcon color="success" />} lines={added} />
      <GrantLines title={texts.removed} icon={<RemoveIcon color="error" />} lines={removed} />
    </Box>
  )
}
