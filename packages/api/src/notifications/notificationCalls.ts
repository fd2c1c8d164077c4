import type { Transport } from '../transport/createTransport.ts'
import type { Id, NotificationChanges, NotificationRulesInput } from '../models.ts'
import { callInit, readAs, readBody, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { notification, notificationRules } from '../readers/notification.ts'
import { number, record, rows, text } from '../readers/reader.ts'
import { recordPath } from '../recordPath.ts'

const changes = record<NotificationChanges>({
  data: rows(notification),
  removed: rows(number),
  cursor: text,
})

/** Returns the operations on notifications and their rules. */
export function notificationCalls(api: Transport) {
  return {
    /** Returns all notifications, newest first; with `since`, the cursor of an earlier response, only later changes. */
    async listNotifications({ since, signal }: CallOptions & { since?: string | undefined } = {}) {
      const call = api.GET('/notification', { ...callInit({ signal }), params: { query: { since } } })
      const { body, status } = await readBody(call, { signal })
      return readAs(changes, body, status)
    },
    async deleteNotification(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/notification/{id}', { ...callInit(options), params }), options)
    },
    /** Marks notifications as read; the contract allows at most 500 ids in a request. */
    async readNotifications(ids: number[], options?: CallOptions) {
      const call = api.POST('/notification/read', { ...callInit(options), body: { ids } })
      return readWrite(call, options)
    },
    async getNotificationRules(options?: CallOptions) {
      return readRecord(api.GET('/notification/rule', callInit(options)), options, notificationRules)
    },
    async updateNotificationRules(body: NotificationRulesInput, options?: CallOptions) {
      return readWrite(api.PUT('/notification/rule', { ...callInit(options), body }), options)
    },
  }
}
