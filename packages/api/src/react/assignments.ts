'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AssignmentPlan, Id } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { mayCall } from './permissions.ts'
import { usePageWrite } from './usePageWrite.ts'

const assignmentsOf = {
  device: 'listDeviceAssignments',
  vehicle: 'listVehicleAssignments',
  driver: 'listDriverAssignments',
} as const

/** Loads which vehicle and driver a device had when; `mayCorrect` says whether the user may correct a period. */
export function useAssignmentHistory(kind: keyof typeof assignmentsOf, id: Id) {
  const { data, error, refetch } = useQuery(useFleetClient().query(assignmentsOf[kind], { id }))
  return {
    history: { assignments: data, error: error?.message, onRetry: () => void refetch() },
    mayCorrect: mayCall(useMe(), 'correctAssignments'),
  }
}

/** Returns the mutation that replaces a part of the history of a device, and the vehicles and drivers to choose from. */
export function useAssignmentCorrection(deviceId: Id) {
  const client = useFleetClient()
  const device = useQuery(client.query('getDevice', { id: deviceId }))
  const version = device.data?.etag
  return {
    correct: useMutation(client.mutation('correctAssignments', { id: deviceId, version })).mutateAsync,
    vehicles: useQuery(client.query('listVehicles')),
    drivers: useQuery(client.query('listDrivers')),
  }
}

/**
 * Returns the mutation that gives a device another driver, or none, from now on. It reads the device first, because a
 * save replaces all fields, and is refused if somebody else changes the device in between.
 */
export function useDriverChange() {
  const client = useFleetClient()
  const write = client.mutation('updateDevice')
  return usePageWrite({
    ...write,
    async mutationFn({ deviceId, driverId }: { deviceId: Id; driverId: Id | null }) {
      const device = await client.request('getDevice', { id: deviceId })
      const { etag: version, name, imei, number, vehicle_id, group_id } = device
      return write.mutationFn({
        id: deviceId,
        version,
        body: {
          name,
          imei,
          number,
          vehicle_id,
          driver_id: driverId,
          ...(group_id !== undefined && { group_id }),
        },
      })
    },
  }).mutate
}

/** Asks the server when a change that is not saved yet takes effect, and what the user should know before saving it. */
export function useAssignmentCheck({ deviceId, vehicleId, driverId, ...times }: AssignmentPlan) {
  const check = useQuery(
    useFleetClient().query('checkAssignment', {
      device_id: deviceId,
      vehicle_id: vehicleId ?? undefined,
      driver_id: driverId ?? undefined,
      ...times,
    }),
  )
  return { check: check.data, failed: check.isError }
}
