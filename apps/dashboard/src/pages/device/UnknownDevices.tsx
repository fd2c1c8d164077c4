import { useUnknownDeviceCount } from '@sikud/api/react'
import { UnknownDeviceNotice } from '@sikud/ui/device'
import { paths } from '../../paths.ts'

/** Shows a notice with a link to the unknown devices. Users without the permission see no notice. */
export function UnknownDevices() {
  return <UnknownDeviceNotice count={useUnknownDeviceCount()} to={paths.device.unknown} />
}
