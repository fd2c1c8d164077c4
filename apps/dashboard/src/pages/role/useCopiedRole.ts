import { isRecordId } from '@sikud/api'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useFleetClient } from '../../services.ts'

/** Returns the query of the role in `?from=`, whose permissions the form copies. Without `?from=`, `data` is null. */
export function useCopiedRole() {
  const [params] = useSearchParams()
  const from = params.get('from')
  const isCopy = isRecordId(from)
  const { data, error, refetch } = useQuery({
    ...useFleetClient().query('getRole', { id: isCopy ? from : '' }),
    enabled: isCopy,
  })
  return { data: isCopy ? data : null, error, refetch }
}
