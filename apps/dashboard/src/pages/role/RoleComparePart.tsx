import type { Id, Role } from '@sikud/api'
import { accessQueries, roleQueries } from '@sikud/api/queries'
import { RoleCompareDialog } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleetClient } from '../../services.ts'

/** Compares a role with one that the user chooses. */
export function RoleComparePart({ role, onClose }: { role: Role; onClose: () => void }) {
  const client = useFleetClient()
  const [chosen, choose] = useState<Id | null>(null)
  const roles = useQuery(roleQueries(client).list())
  const access = useQuery(accessQueries(client).list())
  const first = useQuery(roleQueries(client).detail(role.id))
  const second = useQuery({ ...roleQueries(client).detail(chosen ?? ''), enabled: chosen !== null })
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
