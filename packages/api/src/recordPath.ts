import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'
import { isRecordId } from './isRecordId.ts'
import type { Id } from './models.ts'

/** The path parameter of a record; an id that cannot be one is refused here, before any call. */
export function recordPath(id: Id): { id: string } {
  if (!isRecordId(id)) {
    throw new ApiError({ status: 404, code: 'invalid-id', message: failureMessage('invalid-id', 404) })
  }
  return { id: String(id) }
}
