import { ingestQueries } from '@sikud/api/queries'
import { UnknownDeviceNotice } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

const POLL_MS = 30_000

/** Links to the unknown devices; empty for users without the permission. */
export function UnknownDevices() {
  const { data } = useQuery({
    ...ingestQueries(useFleetClient()).unknown(),
    // Stops after a refusal.
    refetchInterval: ({ state }) => state.error === null && POLL_MS,
  })
  return <UnknownDeviceNotice count={data?.length ?? 0} to={paths.device.unknown} />
}
