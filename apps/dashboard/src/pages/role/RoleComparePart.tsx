import type { Id, Role } from '@sikud/api'
import { RoleCompareDialog } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleetClient } from '../../services.ts'

/** Compares a role with one that the user chooses. */
export function RoleComparePart({ role, onClose }: { role: Role; onClose: () => void }) {
  const client = useFleetClient()
  const [chosen, choose] = useState<Id | null>(null)
  const roles = useQuery(client.query('listRoles'))
  const access = useQuery(client.query('listAccessGroups'))
  const first = useQuery(client.query('getRole', { id: role.id }))
  const second = useQuery({ ...client.query('getRole', { id: chosen ?? '' }), enabled: chosen !== null })
  return (
    <RoleCompareDialog
      role={role}
      roles={roles}
      first={first}
      second={chosen === null ? undefined : second}
      chosen={chosen}
      onChoose={choose}
      access={access}
      onClose={onClose}
    />
  )
}
