import { isStatus, mayCall, useDevicesOf, useMe } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { ErrorState, LoadingBlock } from '@sikud/ui'
import { DeviceDetail } from '@sikud/ui/device'
import { DriverDetail } from '@sikud/ui/driver'
import { RoleDetail, usersOfRole } from '@sikud/ui/role'
import { UserDetail } from '@sikud/ui/user'
import { VehicleDetail } from '@sikud/ui/vehicle'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useFleetClient } from '../services.ts'

const views = {
  device: DevicePeek,
  driver: DriverPeek,
  role: RolePeek,
  user: UserPeek,
  vehicle: VehiclePeek,
}

/** A kind of record with a panel that shows its main facts. */
export type PeekKind = keyof typeof views

/** Shows the facts of a record beside its list. */
export function PeekPart({ kind, id }: { kind: PeekKind; id: Id }) {
  const View = views[kind]
  return <View id={id} />
}

function Loaded<Row>({
  query,
  children,
}: {
  query: UseQueryResult<Row>
  children: (record: Row) => ReactNode
}) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <LoadingBlock />
  const retry = isStatus(error, 403) || isStatus(error, 404) ? {} : { onRetry: () => void refetch() }
  return <ErrorState message={error.message} {...retry} />
}

function VehiclePeek({ id }: { id: Id }) {
  const devices = useDevicesOf('vehicle', id)
  return (
    <Loaded query={useQuery(useFleetClient().query('getVehicle', { id }))}>
      {(vehicle) => (
        <VehicleDetail
          vehicle={vehicle}
          devices={devices}
          deviceTo={paths.device.of}
          driverTo={paths.driver.of}
        />
      )}
    </Loaded>
  )
}

function DriverPeek({ id }: { id: Id }) {
  const devices = useDevicesOf('driver', id)
  return (
    <Loaded query={useQuery(useFleetClient().query('getDriver', { id }))}>
      {(driver) => <DriverDetail driver={driver} devices={devices} vehicleTo={paths.vehicle.of} />}
    </Loaded>
  )
}

function DevicePeek({ id }: { id: Id }) {
  return (
    <Loaded query={useQuery(useFleetClient().query('getDevice', { id }))}>
      {(device) => (
        <DeviceDetail
          device={device}
          vehicleTo={device.vehicle_id === null ? undefined : paths.vehicle.detail(device.vehicle_id)}
          driverTo={device.driver_id === null ? undefined : paths.driver.detail(device.driver_id)}
        />
      )}
    </Loaded>
  )
}

function UserPeek({ id }: { id: Id }) {
  const client = useFleetClient()
  const access = useQuery(client.query('listAccessGroups'))
  return (
    <Loaded query={useQuery(client.query('getUser', { id }))}>
      {(user) => <UserDetail user={user} access={access} />}
    </Loaded>
  )
}

function RolePeek({ id }: { id: Id }) {
  const client = useFleetClient()
  const me = useMe()
  const access = useQuery(client.query('listAccessGroups'))
  const users = useQuery({ ...client.query('listUsers'), enabled: mayCall(me, 'listUsers') })
  return (
    <Loaded query={useQuery(client.query('getRole', { id }))}>
      {(role) => <RoleDetail role={role} access={access} users={usersOfRole(users.data, id)} />}
    </Loaded>
  )
}
