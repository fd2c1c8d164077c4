import type { Vehicle } from '@sikud/api'
import type { DataColumn } from '../../components/DataList/DataColumn.ts'

/** Returns an array with the column of the depot, or an empty array without a label. */
export function groupColumn<Row extends Pick<Vehicle, 'group'>>(
  label: string | undefined,
): DataColumn<Row>[] {
  return label === undefined ? [] : [{ key: 'group', label, value: ({ group }) => group?.name ?? null }]
}
