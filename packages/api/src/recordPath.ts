import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'
import { isRecordId } from './isRecordId.ts'
import type { Id } from './models.ts'

/** Returns the path parameter with the id of a record. Throws `ApiError` for an invalid id before a request is sent. */
export function recordPath(id: Id): { id: string } {
  if (!isRecordId(id)) {
    throw new ApiError({ status: 404, code: 'invalid-id', message: failureMessage('invalid-id', 404) })
  }
  return { id: String(id) }
}
