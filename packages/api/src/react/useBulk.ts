'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkAction, BulkKind, BulkPlan, BulkRow, CurrentUser } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { useGroups } from './groups.ts'
import { mayCall } from './permissions.ts'
import { usePageWrite } from './usePageWrite.ts'

const operationsOf = {
  device: { update: 'updateDevices', remove: 'deleteDevices' },
  vehicle: { update: 'updateVehicles', remove: 'deleteVehicles' },
  driver: { update: 'updateDrivers', remove: 'deleteDrivers' },
} as const

/** The most records of one request. */
const MAX_RECORDS = 5000

/** Returns whether the user may change or delete several records of this kind at once. */
export function mayBulk(me: CurrentUser | undefined, kind: BulkKind): boolean {
  return mayCall(me, operationsOf[kind].update) || mayCall(me, operationsOf[kind].remove)
}

/**
 * Returns the bulk actions that the user may apply to records of this kind, and the action that he has begun: what the
 * server says would happen, the function that applies the action, and its result. See `BulkActions` of `@sikud/ui/bulk`.
 */
export function useBulk(kind: BulkKind) {
  const client = useFleetClient()
  const me = useMe()
  const [plan, setPlan] = useState<BulkPlan | null>(null)
  const groups = useGroups()
  const { update, remove } = operationsOf[kind]
  const operation = plan?.action === 'remove' ? remove : update
  const tooMany = (plan?.records.length ?? 0) > MAX_RECORDS
  const body = tooMany ? null : bodyOf(plan)
  const write = usePageWrite(client.mutation(operation))
  const preview = useQuery({
    queryKey: ['bulkPreview', operation, body],
    queryFn: async ({ signal }) =>
      body && client.request(operation, { body: { ...body, preview: true } }, { signal }),
    enabled: body !== null && write.data === undefined,
    gcTime: 0,
  })
  const chooses = (action: BulkAction) => plan?.action === action
  const vehicles = useQuery({ ...client.query('listVehicles'), enabled: chooses('vehicle_id') })
  const drivers = useQuery({ ...client.query('listDrivers'), enabled: chooses('driver_id') })
  const moves = kind === 'vehicle' && chooses('group_id') && mayCall(me, 'listDevices')
  const devices = useQuery({ ...client.query('listDevices'), enabled: moves })
  const mayUpdate = mayCall(me, update)
  const hasFields = mayUpdate && kind === 'device'
  const actions: BulkAction[] = [
    ...(mayUpdate && groups.data && groups.data.length > 1 ? (['group_id'] as const) : []),
    ...(hasFields && mayCall(me, 'listVehicles') ? (['vehicle_id'] as const) : []),
    ...(hasFields && mayCall(me, 'listDrivers') ? (['driver_id'] as const) : []),
    ...(mayCall(me, remove) ? (['remove'] as const) : []),
  ]
  return {
    actions,
    choices: { group_id: groups, vehicle_id: vehicles, driver_id: drivers },
    plan,
    onPlan: (next: BulkPlan | null) => {
      if (next === null) write.reset()
      setPlan(next)
    },
    preview: { data: preview.data ?? undefined, error: preview.error, refetch: preview.refetch },
    attached: plan === null ? 0 : attachedTo(plan, moves ? devices.data : undefined),
    onRun: async () => {
      if (body === null) throw new Error('The action has no value.')
      return write.mutateAsync({ body })
    },
    limit: tooMany ? MAX_RECORDS : undefined,
    running: write.isPending,
    result: write.data,
  }
}

/** Returns the request body of an action; null while its value is missing. */
function bodyOf(plan: BulkPlan | null) {
  if (plan === null) return null
  const { action, value } = plan
  const records = plan.records.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }))
  if (action === 'remove') return { records }
  return value === undefined ? null : { records, changes: { [action]: value } }
}

/** Returns how many devices move with vehicles to a depot, or how many vehicles lose a device that is deleted. */
function attachedTo({ action, records }: BulkPlan, devices: readonly BulkRow[] | undefined): number {
  if (action === 'remove') return ofVehicles(records).size
  const ids = new Set(records.map(({ id }) => String(id)))
  return devices?.filter(({ vehicle_id: of }) => of && ids.has(String(of))).length ?? 0
}

function ofVehicles(devices: readonly BulkRow[]): Set<string> {
  return new Set(devices.flatMap(({ vehicle_id: of }) => (of ? [String(of)] : [])))
}
