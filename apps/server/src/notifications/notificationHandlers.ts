import { changeRecord } from '../audit/changeRecord.ts'
import { forbidden, malformed, notFound, outdated, unprocessable } from '../http/HttpError.ts'
import type { Config } from '../config/config.ts'
import { chooseTexts } from '../locales/messages.ts'
import { limitRequests } from '../security/requestLimit.ts'
import { sendTest } from './sendTest.ts'
import { isZone } from './zonedTime.ts'
import { timeKey } from './ruleTimes.ts'
import type { Queryable } from '../database/Database.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { bodyId, recordId } from '../http/requestValues.ts'
import { expectedVersion, tagVersion } from '../safeWrites/recordVersion.ts'
import { narrowScope, scopeOf } from '../security/scope.ts'
import { requireSignedIn } from '../security/security.ts'
import { listNotifications, markRead, removeNotification, readCounts } from './notificationRepository.ts'
import { speedSetting, standardRule } from './findSpeeding.ts'
import { listSpeedRuns } from './speedRepository.ts'
import { readPeriod } from '../trips/tripFilter.ts'
import {
  findGroupRules,
  hasVerifiedAddress,
  listDepotRules,
  readPermitted,
  readRules,
  storeGroupRules,
  storeRules,
} from './recipientRepository.ts'
import type { NotificationKind } from './FleetEvent.ts'
import {
  defaultRules,
  type GroupRules,
  isOn,
  type NotificationRules,
  notificationKinds,
  rulesOfDepot,
  timeOf,
  usesChannel,
} from './Recipient.ts'

/** Maximum age of a cursor in milliseconds; a client with an older cursor has to request the whole list. */
const MAX_CURSOR_AGE_MS = 24 * 3_600_000
/** Maximum number of tests that a user sends in a time window. */
const TEST_LIMIT = { most: 5, windowS: 600 }

export function notificationHandlers({
  database,
  settings: { mail },
}: Services & { settings: Pick<Config, 'mail'> }): Pick<
  Handlers,
  | 'listNotifications'
  | 'readNotifications'
  | 'deleteNotification'
  | 'getNotificationRules'
  | 'updateNotificationRules'
  | 'getGroupRules'
  | 'updateGroupRules'
  | 'listSpeeding'
  | 'sendTestNotification'
> {
  return {
    async listNotifications(request, reply) {
      return listNotifications(
        database,
        scopeOf(request),
        requireSignedIn(request),
        cursorOf(request.query.since),
        chooseTexts(request, reply).language,
      )
    },

    async readNotifications(request) {
      await markRead(database, requireSignedIn(request).userId, request.body.ids)
      return { message: (texts) => texts.notification.read }
    },

    async deleteNotification(request) {
      const { userId } = requireSignedIn(request)
      const isThere = await database.transaction((transaction) =>
        removeNotification(transaction, userId, recordId(request.params.id)),
      )
      if (!isThere) throw notFound()
      return { message: (texts) => texts.notification.deleted }
    },

    async getNotificationRules(request) {
      const { userId } = requireSignedIn(request)
      const rules = await readRules(database, userId)
      const permitted = await readPermitted(database, userId)
      const told = await readCounts(database, userId, Date.now())
      const email_offered = mail !== null && (await hasVerifiedAddress(database, userId))
      const depot_rules = await listDepotRules(database, scopeOf(request), permitted)
      return { data: { ...rules, permitted, told, email_offered, depot_rules } }
    },

    async updateNotificationRules(request) {
      const { userId } = requireSignedIn(request)
      const { alarm, moving, engine_on, low_voltage } = defaultRules
      const body = { alarm, moving, engine_on, low_voltage, ...request.body }
      if (!isZone(body.zone)) throw unprocessable({ zone: [(texts) => texts.notification.unknownZone] })
      if (body.quiet.on && body.quiet.from === body.quiet.to) {
        throw unprocessable({ quiet: [(texts) => texts.notification.sameHours] })
      }
      const [silenced] = notificationKinds.filter((kind) => hasNoChannel(body, kind))
      if (silenced) throw unprocessable({ [silenced]: [(texts) => texts.notification.noChannel] })
      await database.transaction((transaction) => storeRules(transaction, userId, body, Date.now()))
      return { message: (texts) => texts.notification.rulesSaved }
    },

    async getGroupRules(request, reply) {
      const found = await findGroupRules(database, scopeOf(request), recordId(request.params.id))
      if (!found) throw notFound()
      const { rules, version } = found
      return { data: tagVersion(reply, { ...rules, version }) }
    },

    async updateGroupRules(request) {
      const id = recordId(request.params.id)
      const scope = scopeOf(request)
      const { body } = request
      const find = async (on: Queryable) => {
        const found = await findGroupRules(on, scope, id)
        return found && { ...found, notification_rules: auditedRules(found.rules) }
      }
      await changeRecord(database, request, { type: 'group', id, find }, async (transaction, before) => {
        const version = expectedVersion(request, before)
        const change = { before, rules: body, version, now: Date.now() }
        if (!(await storeGroupRules(transaction, id, change))) throw outdated()
      })
      return { message: (texts) => texts.notification.groupRulesSaved }
    },

    async listSpeeding(request) {
      const { query } = request
      const period = readPeriod(query)
      const { speeding } = await readRules(database, requireSignedIn(request).userId)
      const { kmh, seconds } = speeding.on && query.rule !== 'standard' ? speeding : standardRule
      const scope = await narrowScope(database, scopeOf(request), bodyId(query.group_id))
      const data = await listSpeedRuns(database, scope, {
        setting: speedSetting({ kmh, seconds }),
        ...period,
      })
      return { data, kmh, seconds }
    },

    async sendTestNotification(request, reply) {
      const { userId } = requireSignedIn(request)
      const { kind, channels } = request.body
      if (!(await readPermitted(database, userId)).includes(kind)) throw forbidden()
      await limitRequests(database, { purpose: 'test-notification', key: String(userId) }, TEST_LIMIT)
      const { language } = chooseTexts(request, reply)
      const hasBrowser = await database.transaction((transaction) =>
        sendTest(transaction, { userId, kind, channels, language, now: Date.now(), hasMail: mail !== null }),
      )
      return {
        message: ({ notification }) =>
          channels.push && !hasBrowser ? notification.testNoBrowser : notification.testSent,
      }
    },
  }
}

/** Returns the rules of a depot that are on, as the audit log stores them. */
function auditedRules(rules: GroupRules): Record<string, unknown> | null {
  const all = rulesOfDepot(rules)
  const on = notificationKinds.filter((kind) => isOn(all, kind))
  if (on.length === 0) return null
  const { alarm, silent, speeding, low_voltage } = all
  const details = {
    alarm: { kinds: alarm.kinds },
    silent: { minutes: silent.minutes },
    speeding: { kmh: speeding.kmh, seconds: speeding.seconds },
    low_voltage: { volts: low_voltage.volts },
  }
  return Object.fromEntries(
    on.map((kind) => {
      const time = timeOf(all, kind)
      const detail = kind in details ? details[kind as keyof typeof details] : {} // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `in` proves it is a key
      return [kind, { ...detail, ...(time && { time: timeKey(time) }) }]
    }),
  )
}

function hasNoChannel(rules: NotificationRules, kind: NotificationKind): boolean {
  return (
    isOn(rules, kind) && !(['list', 'push', 'email'] as const).some((one) => usesChannel(rules, kind, one))
  )
}

/** Parses a cursor, which is a time from the clock of the database. Throws 400 if it is malformed or too old. */
function cursorOf(since: string | undefined): Date | null {
  if (since === undefined) return null
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(since) ? Date.parse(since) : Number.NaN
  if (Number.isNaN(time)) throw malformed({ since: [(texts) => texts.field.cursorUnreadable] })
  if (time < Date.now() - MAX_CURSOR_AGE_MS) throw malformed({ since: [(texts) => texts.field.cursorTooOld] })
  return new Date(time)
}
