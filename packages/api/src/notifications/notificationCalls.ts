import type { Transport } from '../createTransport.ts'
import { isObject } from '../httpError.ts'
import { isRecordId } from '../isRecordId.ts'
import type {
  FleetNotification,
  Id,
  NotificationChanges,
  NotificationRules,
  NotificationRulesInput,
} from '../models.ts'
import { asText, invalidBody, readBody, readRecord, readWrite, type CallOptions } from '../readAnswer.ts'
import { recordPath } from '../recordPath.ts'

/** What the user was told of, and by which rules. */
export function notificationCalls(api: Transport) {
  return {
    /** The latest, newest first; with `since`, the cursor of an answer before, only what changed after it. */
    async listNotifications({ since, signal }: CallOptions & { since?: string | undefined } = {}) {
      const call = api.GET('/notification', { ...asText({ signal }), params: { query: { since } } })
      const { body, status } = await readBody(call, { signal })
      if (!isChanges(body)) throw invalidBody(status)
      return body
    },
    async deleteNotification(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/notification/{id}', { ...asText(options), params }), options)
    },
    /** Marks those that are named, 500 at most. */
    async readNotifications(ids: number[], options?: CallOptions) {
      const call = api.POST('/notification/read', { ...asText(options), body: { ids } })
      return readWrite(call, options)
    },
    async getNotificationRules(options?: CallOptions) {
      return readRecord<NotificationRules>(api.GET('/notification/rule', asText(options)), options, 'zone')
    },
    async updateNotificationRules(body: NotificationRulesInput, options?: CallOptions) {
      return readWrite(api.PUT('/notification/rule', { ...asText(options), body }), options)
    },
  }
}

function isChanges(body: unknown): body is NotificationChanges {
  return (
    isObject(body) &&
    typeof body['cursor'] === 'string' &&
    Array.isArray(body['removed']) &&
    Array.isArray(body['data']) &&
    body['data'].every(isNotification)
  )
}

function isNotification(value: unknown): value is FleetNotification {
  return isObject(value) && isRecordId(value['id']) && typeof value['title'] === 'string'
}
