import type { components } from '@sikud/api/schema'
import { PositionIntake } from '../ingest/PositionIntake.ts'
import type { ReportedPosition, Signals } from '../ingest/Intake.ts'
import type { Language } from '../locales/messages.ts'
import { listNotifications } from '../notifications/notificationRepository.ts'
import { storeRules } from '../notifications/recipientRepository.ts'
import { assignDevices } from './testDrive.ts'
import { createTestDatabase, type TestDatabase } from './createTestDatabase.ts'
import { scopeOfUser } from './testAuthority.ts'
import { createUser } from './createUser.ts'
import { checkOnce } from '../notifications/NotificationWatch.ts'
import { type NotificationRules, defaultRules } from '../notifications/Recipient.ts'

interface TestUser {
  permissions?: readonly string[]
  groups?: readonly number[]
  rules?: Partial<NotificationRules>
  hasBrowser?: boolean
}

/** A fleet for a test, with its own clock. Its trackers send positions to the real `PositionIntake`. */
export class TestFleet {
  readonly test: TestDatabase
  /** Time of the clock in milliseconds since 1970. */
  now: number
  private readonly begin: number
  private readonly intake: PositionIntake
  private made = 0

  private constructor(test: TestDatabase, now: number) {
    this.test = test
    this.now = now
    this.begin = now
    this.intake = new PositionIntake(test.database, { positionDays: 30, now: () => this.now })
  }

  /** Creates an empty fleet whose clock shows `now`. */
  static async create(now: number): Promise<TestFleet> {
    return new TestFleet(await createTestDatabase(), now)
  }

  async close(): Promise<void> {
    await this.intake.close()
    await this.test.close()
  }

  /** Deletes everything except the reference data. */
  async clear(): Promise<void> {
    await this.test.database.query(
      `delete from app_user; delete from gps_session; delete from device; delete from vehicle; delete from driver;
       delete from fleet_event; delete from unknown_device; delete from geocoded_place;
       update notification_watch set looked_at = null, resumed_at = null, paused_at = null, stored_until = now()`,
    )
  }

  /** Creates a vehicle with this plate, and a device that is installed in it. */
  async addDevice(plate: string, { hasDriver = true } = {}): Promise<{ id: number; imei: string }> {
    this.made += 1
    const imei = `86123004${String(this.made).padStart(7, '0')}`
    const [row] = await this.test.database.query<{ id: number }>(
      `with unit as (insert into vehicle (type_id, number) select min(id), $2 from vehicle_type returning id),
         person as (insert into driver (name) select 'Agus' where $3 returning id)
       insert into device (name, imei, vehicle_id, driver_id)
       select 'Pelacak ' || $1, $1, unit.id, (select id from person) from unit returning id`,
      [imei, plate, hasDriver],
    )
    await assignDevices(this.test.database, [row?.id ?? 0])
    return { id: row?.id ?? 0, imei }
  }

  /** Creates a user with an old account and old notification rules, so that the rules apply to every position. */
  async addUser({ permissions, groups, rules, hasBrowser = false }: TestUser = {}): Promise<number> {
    const { database } = this.test
    const userId = await createUser(database, { permissions, groups })
    await database.query("update app_user set created_at = '2020-01-01' where id = $1", [userId])
    if (rules) {
      const all = { ...defaultRules, ...rules }
      await database.transaction((transaction) => storeRules(transaction, userId, all, 0))
    }
    if (hasBrowser) await this.addBrowser(userId)
    return userId
  }

  /** Reports positions, each `[seconds from now, km/h]`, along a straight road; each of them has these signals. */
  async report(
    imei: string,
    positions: readonly (readonly [number, number])[],
    signals: Signals = {},
    /** Seconds from now at which the vehicle arrived; it stays at the place of that time. */
    arrival = Infinity,
  ): Promise<void> {
    const nothing = { heading: null, altitude: null, accuracy: null, battery: null }
    await this.intake.accept({
      imei,
      protocol: 'osmand',
      positions: positions.map(([seconds, speed]): ReportedPosition => {
        const time = this.now + seconds * 1000
        // The vehicle moves east at 40 km/h; its place depends only on the time.
        const lng = 106.8 + (Math.min(time, this.now + arrival * 1000) - this.begin) * 1e-7
        return { ...nothing, time, lat: -6.2, lng, speed, valid: true, signals }
      }),
    })
  }

  /** Runs the notification check once. */
  check(now = this.now, options: Parameters<typeof checkOnce>[2] = {}): Promise<boolean> {
    return checkOnce(this.test.database, now, options)
  }

  /** Lists the notifications of a user, newest first. */
  async listOf(userId: number, language: Language = 'id'): Promise<components['schemas']['Notification'][]> {
    const scope = await scopeOfUser(this.test.database, userId)
    return (await listNotifications(this.test.database, scope, { userId, tokenId: null }, null, language))
      .data
  }

  /** Lists the push messages that are not sent yet, in the order in which they are due. */
  pushes(): Promise<{ title: string; tag: string; target: string; dueAt: number }[]> {
    return this.test.database.query(
      `select title, tag, target, extract(epoch from due_at)::float8 * 1000 as "dueAt" from push_message
       where settled_at is null order by due_at, id`,
    )
  }

  private async addBrowser(userId: number): Promise<void> {
    await this.test.database.query(
      `with session as (
         insert into session_token (user_id, token_hash, expires_at)
         values ($1::int, decode(md5($1::int::text), 'hex'), now() + interval '7 days') returning id
       )
       insert into push_token (token, user_id, session_id) select 'browser-' || $1::int, $1::int, id from session`,
      [userId],
    )
  }
}
