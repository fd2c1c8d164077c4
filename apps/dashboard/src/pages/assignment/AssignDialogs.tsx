import type { Device, Driver, Id } from '@sikud/api'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined'
import { useAssignmentTexts } from '@sikud/ui/assignment'
import { SearchDialog, SearchPanel, type SearchGroup } from '@sikud/ui/search'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleetClient } from '../../services.ts'

/** The most choices that show without a search. */
const SHOWN = 50

interface DriverDialogProps {
  device: Pick<Device, 'name' | 'driver_id' | 'vehicle'>
  /** Called with the chosen driver; null for none. Not called for the driver that the device has now. */
  onChoose: (driverId: Id | null) => void
  onClose: () => void
}

/** Lets the user choose the driver of a device. Drivers without a vehicle come first. */
export function DriverDialog({ device, onChoose, onClose }: DriverDialogProps) {
  const texts = useAssignmentTexts()
  const client = useFleetClient()
  const drivers = useQuery(client.query('listDrivers'))
  const devices = useQuery(client.query('listDevices'))
  const entries = useMemo(() => {
    const plates = platesOf(devices.data ?? [])
    const entryOf = ({ id, name, phone }: Driver) => {
      const plate = plates.get(String(id))
      return {
        key: String(id),
        label: name,
        details: [phone, plate && texts.nowIn(plate)].filter((text): text is string => Boolean(text)),
        isFree: plate === undefined,
        onSelect: () => {
          if (String(id) !== String(device.driver_id)) onChoose(id)
        },
      }
    }
    const all = (drivers.data ?? []).map(entryOf)
    const none = {
      key: 'none',
      label: texts.withoutDriver,
      icon: <PersonOffOutlined />,
      onSelect: () => onChoose(null),
    }
    const sorted = all.toSorted((one, other) => Number(other.isFree) - Number(one.isFree))
    return device.driver_id === null ? sorted : [...sorted, none]
  }, [drivers.data, devices.data, device.driver_id, onChoose, texts])
  const group = {
    key: 'driver',
    label: texts.driver,
    icon: <PersonOutlined />,
    entries,
    ...stateOf(drivers),
  }
  const title = texts.changeDriverOf(device.vehicle?.number ?? device.name)
  return (
    <Picker title={title} label={texts.searchDriver} noneText={texts.noDriverFound} {...{ group, onClose }} />
  )
}

interface VehicleDialogProps {
  driver: { id: Id; name: string }
  /** Called with the device of the chosen vehicle. */
  onChoose: (deviceId: Id) => void
  onClose: () => void
}

/** Lets the user choose a vehicle for a driver. Only vehicles with a device have a driver. */
export function VehicleDialog({ driver, onChoose, onClose }: VehicleDialogProps) {
  const texts = useAssignmentTexts()
  const devices = useQuery(useFleetClient().query('listDevices'))
  const entries = useMemo(
    () =>
      (devices.data ?? []).flatMap(({ id, name, vehicle, driver: current, driver_id }) => {
        if (!vehicle || String(driver_id) === String(driver.id)) return []
        const details = [vehicle.name, current?.name ?? texts.withoutDriver, name]
        return [
          {
            key: String(id),
            label: vehicle.number,
            details: details.filter((text): text is string => Boolean(text)),
            onSelect: () => onChoose(id),
          },
        ]
      }),
    [devices.data, driver.id, onChoose, texts],
  )
  const group = {
    key: 'vehicle',
    label: texts.vehicles,
    icon: <LocalShippingOutlined />,
    entries,
    ...stateOf(devices),
  }
  return (
    <Picker
      title={texts.assignTo(driver.name)}
      label={texts.searchVehicle}
      noneText={texts.noVehicleFound}
      {...{ group, onClose }}
    />
  )
}

interface PickerProps {
  title: string
  label: string
  noneText: string
  group: SearchGroup
  onClose: () => void
}

function Picker({ title, label, noneText, group, onClose }: PickerProps) {
  const { driverHint } = useAssignmentTexts()
  return (
    <SearchDialog title={title} hint={driverHint} open onClose={onClose}>
      <SearchPanel
        label={label}
        noneText={noneText}
        groups={[{ ...group, atRest: true, limit: SHOWN }]}
        saves
        onClose={onClose}
      />
    </SearchDialog>
  )
}

function platesOf(devices: readonly Device[]): Map<string, string> {
  return new Map(
    devices.flatMap(({ driver_id, vehicle }) =>
      driver_id !== null && vehicle ? [[String(driver_id), vehicle.number] as const] : [],
    ),
  )
}

function stateOf(query: { isPending: boolean; error: Error | null; refetch: () => unknown }) {
  return {
    loading: query.isPending,
    ...(query.error && { error: query.error.message, onRetry: () => void query.refetch() }),
  }
}
