import { queryOptions } from '@tanstack/react-query'
import type { AssignmentPlan } from '../calls/assignment.ts'
import type { FleetClient } from '../createFleetClient.ts'
import type { AssignmentCorrection, Id } from '../models.ts'
import { mutation } from './recordQueries.ts'

/** The kinds of records that have a history of assignments. */
export type AssignmentKind = 'device' | 'vehicle' | 'driver'

/** Returns the queries for assignments. Their keys begin with `device`, because each write to a device can change them. */
export function assignmentQueries(client: FleetClient) {
  const listOf = (kind: AssignmentKind, ...args: Parameters<typeof client.listDeviceAssignments>) => {
    if (kind === 'device') return client.listDeviceAssignments(...args)
    return kind === 'vehicle' ? client.listVehicleAssignments(...args) : client.listDriverAssignments(...args)
  }
  return {
    list: (kind: AssignmentKind, id: Id) =>
      queryOptions({
        queryKey: ['device', 'assignments', kind, String(id)],
        queryFn: ({ signal }) => listOf(kind, id, { signal }),
      }),
    check: (plan: AssignmentPlan) =>
      queryOptions({
        queryKey: ['device', 'assignmentCheck', plan],
        queryFn: ({ signal }) => client.checkAssignment(plan, { signal }),
        staleTime: 0,
      }),
  }
}

/** Returns the mutation that corrects the assignments of a device. A correction also changes trips and sums. */
export function assignmentMutations(client: FleetClient) {
  return {
    correct: (id: Id, version?: string) =>
      mutation(
        ['device', 'correct', String(id)],
        (input: AssignmentCorrection) => client.correctAssignments(id, input, { version }),
        [['device'], ['session']],
      ),
  }
}
