import type { Transport } from '../transport/createTransport.ts'
import type { Id, ListExport, PositionShare, TripExport } from '../models.ts'
import { callInit, readList, readPage, readWrite, type CallOptions } from '../readResponse.ts'
import { accessEntry, auditEntry } from '../readers/audit.ts'
import { recordPath } from '../recordPath.ts'

/** A filter for the audit log. Times are ISO 8601 with an offset. */
export interface AuditFilter {
  actorId?: Id | undefined
  action?: string | undefined
  /** The type of the record: device, driver, vehicle, trip, user, role or group. */
  subject?: string | undefined
  subjectId?: Id | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface PageOptions extends CallOptions {
  /** The cursor from `next` of the previous page; omitted for the first page. */
  cursor?: string | undefined
}

/** Returns the options of a call that reads one page of entries about one record. */
const historyOf = (id: Id, { cursor, ...options }: PageOptions = {}) => ({
  ...callInit(options),
  params: { path: recordPath(id), query: { cursor } },
})

/**
 * Returns the operations of the extension `audit`: on the audit log (changes of records) and on the access log (views
 * of drivers' data). Each list has pages, with the newest entry first.
 */
export function auditCalls(api: Transport) {
  return {
    async listAudit({ cursor, ...rest }: AuditFilter & PageOptions = {}) {
      const query = { ...filterQuery(rest), cursor }
      return readPage(api.GET('/audit', { ...callInit(rest), params: { query } }), rest, auditEntry)
    },
    /** Returns at most the newest 5,000 entries. The server records that they were exported. */
    async exportAudit(filter: AuditFilter & CallOptions = {}) {
      const params = { query: filterQuery(filter) }
      return readList(api.GET('/audit/export', { ...callInit(filter), params }), filter, auditEntry)
    },
    /**
     * Tells the server that the user exports a list. The server can refuse the export. Call this before the file is
     * saved.
     */
    async recordExport(body: ListExport, options?: CallOptions) {
      return readWrite(api.POST('/audit/export', { ...callInit(options), body }), options)
    },
    /** Tells the server that the user exports a trip. Call this before the trip is saved or printed. */
    async recordTripExport(id: Id, body: TripExport, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/gps/session/{id}/export', { ...callInit(options), params, body }), options)
    },
    /** Tells the server that the user shares the position of a device. Call this before the position is shared. */
    async recordShare(id: Id, body: PositionShare, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/device/{id}/share', { ...callInit(options), params, body }), options)
    },
    async listDeviceHistory(id: Id, options?: PageOptions) {
      return readPage(api.GET('/audit/device/{id}', historyOf(id, options)), options, auditEntry)
    },
    async listDriverHistory(id: Id, options?: PageOptions) {
      return readPage(api.GET('/audit/driver/{id}', historyOf(id, options)), options, auditEntry)
    },
    async listVehicleHistory(id: Id, options?: PageOptions) {
      return readPage(api.GET('/audit/vehicle/{id}', historyOf(id, options)), options, auditEntry)
    },
    async listUserHistory(id: Id, options?: PageOptions) {
      return readPage(api.GET('/audit/user/{id}', historyOf(id, options)), options, auditEntry)
    },
    /** Lists the changes of a depot; needs the extension `groups`. */
    async listGroupHistory(id: Id, options?: PageOptions) {
      return readPage(api.GET('/audit/group/{id}', historyOf(id, options)), options, auditEntry)
    },
    async listRoleHistory(id: Id, options?: PageOptions) {
      return readPage(api.GET('/audit/role/{id}', historyOf(id, options)), options, auditEntry)
    },
    /** Lists the users who viewed the data of a driver. */
    async listDriverAccess(id: Id, options?: PageOptions) {
      return readPage(api.GET('/driver/{id}/access', historyOf(id, options)), options, accessEntry)
    },
  }
}

function filterQuery({ actorId, action, subject, subjectId, from, to }: AuditFilter) {
  return { actor_id: idOf(actorId), action, subject, subject_id: idOf(subjectId), from, to }
}

function idOf(id: Id | undefined): string | undefined {
  return id === undefined ? undefined : recordPath(id).id
}
