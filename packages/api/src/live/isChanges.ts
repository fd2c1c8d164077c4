import { isObject } from '../httpError.ts'
import type { LiveChanges, LiveMoves } from '../models.ts'

const columns = ['lat', 'lng', 'speed', 'heading', 'time', 'status', 'simulated'] as const

/** Whether a parsed event has the shape of changes; what is in the columns and records is taken on trust. */
export function isChanges(value: unknown): value is LiveChanges {
  return (
    isObject(value) &&
    typeof value['time'] === 'string' &&
    isMoves(value['moved']) &&
    Array.isArray(value['removed']) &&
    Array.isArray(value['changed']) &&
    value['changed'].every((entry) => isObject(entry) && isObject(entry['device']))
  )
}

function isMoves(value: unknown): value is LiveMoves {
  if (!isObject(value)) return false
  const { id } = value
  if (!Array.isArray(id)) return false
  return columns.every((name) => {
    const column = value[name]
    return Array.isArray(column) && column.length === id.length
  })
}
