import type { CurrentUser } from '@sikud/api'
import { OwnAccess } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'

/** Shows what the own role allows, and the own depots. */
export function OwnAccessPart({ user }: { user: CurrentUser }) {
  const access = useQuery(useFleetClient().query('listAccessGroups'))
  return <OwnAccess user={user} access={access} />
}
