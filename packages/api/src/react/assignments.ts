'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AssignmentPlan, Id } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { mayCall } from './permissions.ts'

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
