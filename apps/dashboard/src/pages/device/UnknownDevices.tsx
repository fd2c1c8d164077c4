import { UnknownDeviceNotice } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'

const POLL_MS = 30_000

/** Shows a notice with a link to the unknown devices. Users without the permission see no notice. */
export function UnknownDevices() {
  const { data } = useQuery({
    ...useFleetClient().query('listUnknownDevices'),
    // Stops polling after an error, for example a 403.
    refetchInterval: ({ state }) => state.error === null && POLL_MS,
  })
  return <UnknownDeviceNotice count={data?.length ?? 0} to={paths.device.unknown} />
}
