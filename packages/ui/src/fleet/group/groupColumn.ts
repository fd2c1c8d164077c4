import type { Vehicle } from '@sikud/api'
import type { DataColumn } from '../../components/DataList/DataColumn.ts'

/** Returns the column of the depot in an array; an empty array without a label. */
export function groupColumn<Row extends Pick<Vehicle, 'group'>>(
  label: string | undefined,
): DataColumn<Row>[] {
  return label === undefined ? [] : [{ key: 'group', label, value: ({ group }) => group?.name ?? null }]
}
