import { ingestQueries } from '@sikud/api/queries'
import { UnknownDeviceNotice } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

const askEvery = 30_000

/** The way to the devices that report without being registered; silent to those who may not see them. */
export function UnknownDevices() {
  const { data } = useQuery({
    ...ingestQueries(useFleetClient()).unknown(),
    // Who may not see them is not refused again and again.
    refetchInterval: ({ state }) => state.error === null && askEvery,
  })
  return <UnknownDeviceNotice count={data?.length ?? 0} to={paths.device.unknown} />
}
