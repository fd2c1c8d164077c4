import type { Vehicle } from '@sikud/api'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'

/** Returns an array with the depot column; the array is empty if `label` is undefined. */
export function groupColumn<Row extends Pick<Vehicle, 'group'>>(
  label: string | undefined,
): DataColumn<Row>[] {
  return label === undefined ? [] : [{ key: 'group', label, value: ({ group }) => group?.name ?? null }]
}
