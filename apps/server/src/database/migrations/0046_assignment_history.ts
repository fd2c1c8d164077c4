import type { Queryable } from '../Database.ts'

/**
 * From now on, each change of the vehicle, driver or depot of a device ends its open assignment and opens a new one.
 * The assignments of the past are filled in from the stored trips and the audit log.
 */
export async function migrate(transaction: Queryable): Promise<void> {
  await backfill(transaction)
  await transaction.query(schema)
}

const schema = `
-- A trigger, so that no statement that changes a device can forget it. The device's row lock serialises the changes.
-- The clock, not the start of the transaction: a transaction that waited for the lock must not write an earlier time.
create function record_assignment() returns trigger language plpgsql as $$
declare
  changed_at timestamptz := date_trunc('milliseconds', clock_timestamp());
  changed_source constant text := coalesce(nullif(current_setting('sikud.source', true), ''), 'form');
  changed_by constant integer := nullif(current_setting('sikud.user', true), '')::integer;
  present device_assignment;
begin
  -- A tracker reports from its vehicle before somebody registers it, and sends what it kept once it is known.
  if tg_op = 'INSERT' and changed_source = 'form' then
    changed_at := changed_at - interval '1 day';
  end if;
  select * into present from device_assignment where device_id = new.id and to_at is null;
  if present.from_at >= changed_at then
    update device_assignment set vehicle_id = new.vehicle_id, driver_id = new.driver_id, group_id = new.group_id,
      source = changed_source, by_user = changed_by where id = present.id;
    return null;
  end if;
  update device_assignment set to_at = changed_at where id = present.id;
  insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, source, by_user)
  values (new.id, new.vehicle_id, new.driver_id, new.group_id, changed_at, changed_source, changed_by);
  return null;
end
$$;
create trigger device_assigned after insert on device for each row execute function record_assignment();
create trigger device_reassigned after update on device for each row
  when ((old.vehicle_id, old.driver_id, old.group_id) is distinct from (new.vehicle_id, new.driver_id, new.group_id))
  execute function record_assignment();

-- A vehicle or driver without trips can be deleted; what remains is that the device had none.
alter table device_assignment drop constraint device_assignment_vehicle_id_fkey;
alter table device_assignment add foreign key (vehicle_id) references vehicle on delete set null;
alter table device_assignment drop constraint device_assignment_driver_id_fkey;
alter table device_assignment add foreign key (driver_id) references driver on delete set null;

-- The past of a depot without trips moves to the depot above it.
create function keep_assignments() returns trigger language plpgsql as $$
begin
  update device_assignment set group_id = coalesce(old.parent_id, device.group_id)
  from device where device.id = device_id and device_assignment.group_id = old.id and to_at is not null;
  return old;
end
$$;
create trigger fleet_group_assignments before delete on fleet_group
  for each row execute function keep_assignments();

-- The assignment with the largest overlap with a time span, both ends included.
create function assignment_during(device integer, start_at timestamptz, end_at timestamptz)
returns setof device_assignment language sql stable as $$
  select * from device_assignment
  where device_id = device and from_at <= end_at and (to_at is null or to_at > start_at)
  order by least(coalesce(to_at, end_at), end_at) - greatest(from_at, start_at) desc, from_at limit 1
$$;

-- A trip belongs to the depot of then.
create or replace function place_trip() returns trigger language plpgsql as $$
begin
  new.group_id := coalesce(
    (select group_id from assignment_during(new.device_id, new.start_time, new.end_time)),
    (select group_id from device where id = new.device_id));
  return new;
end
$$;
`

interface Device {
  id: number
  vehicle_id: number | null
  driver_id: number | null
  group_id: number
  created: number
}

/** What a device had from a time on. A field is missing if the source does not tell it. */
interface Fact {
  at: number
  vehicle_id?: number | null
  driver_id?: number | null
  group_id?: number
}

interface Change extends Fact {
  subject: 'device' | 'vehicle'
  id: number
  isNew: boolean
  /** The values before the change. */
  before: Omit<Fact, 'at'>
}

interface Trip extends Required<Fact> {
  device_id: number
  end: number
}

type State = Pick<Device, 'vehicle_id' | 'driver_id' | 'group_id'>
type Row = State & { from: number }

/** Number of devices whose trips are in memory at the same time. */
const BATCH = 100
const ms = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`

async function backfill(transaction: Queryable): Promise<void> {
  const devices = await transaction.query<Device>(
    `select id, vehicle_id, driver_id, group_id, ${ms('created_at')} as created from device order by id`,
  )
  const changes = await readChanges(transaction)
  const ofDevice = Map.groupBy(
    changes.filter(({ subject }) => subject === 'device'),
    ({ id }) => id,
  )
  const moves = changes.filter(({ subject, isNew, group_id }) => subject === 'vehicle' && !isNew && group_id)
  for (let start = 0; start < devices.length; start += BATCH) {
    const batch = devices.slice(start, start + BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other, because of the memory
    const trips = await transaction.query<Trip>(
      `select device_id, ${ms('start_time')} as at, ${ms('end_time')} as "end", vehicle_id, driver_id, group_id
       from gps_session where device_id = any($1) and start_time is not null and end_time is not null
       order by start_time, id`,
      [batch.map(({ id }) => id)],
    )
    const ofBatch = Map.groupBy(trips, ({ device_id }) => device_id)
    // oxlint-disable-next-line no-await-in-loop -- see above
    await insertRows(
      transaction,
      batch.map((device) => ({
        device,
        rows: history(device, ofBatch.get(device.id) ?? [], ofDevice.get(device.id) ?? [], moves),
      })),
    )
  }
}

/** Reads the changes of devices, and of the depots of vehicles, from the audit log; the earliest comes first. */
async function readChanges(transaction: Queryable): Promise<Change[]> {
  const entries = await transaction.query<{
    subject: Change['subject']
    id: number
    at: number
    before: Partial<State>
    after: Partial<State>
  }>(
    `select subject_type as subject, subject_id as id, ${ms('at')} as at, detail->'before' as before, detail->'after' as after
     from audit_log where subject_type in ('device', 'vehicle') and outcome = 'done' and detail is not null
       and (detail->'after')::jsonb ?| array['vehicle_id', 'driver_id', 'group_id']
     order by audit_log.id`,
  )
  return entries.map(({ subject, id, at, before, after }) => {
    const isNew = Object.keys(before).length === 0
    // The entry of a new device has only the fields that are not null.
    const state = isNew ? { vehicle_id: null, driver_id: null, ...pick(after) } : pick(after)
    return { subject, id, at, isNew, before: pick(before), ...state }
  })
}

function pick(values: Partial<State>): Omit<Fact, 'at'> {
  const { vehicle_id, driver_id, group_id } = values
  return {
    ...(vehicle_id !== undefined && { vehicle_id }),
    ...(driver_id !== undefined && { driver_id }),
    ...(group_id !== undefined && { group_id }),
  }
}

/**
 * Returns the assignments of a device, the earliest first; each ends where the next begins. A stored trip keeps what it
 * was stored with: a change during a trip counts from its end.
 */
function history(
  device: Device,
  trips: readonly Trip[],
  changes: readonly Change[],
  moves: readonly Change[],
): Row[] {
  const vehicles = new Set([device, ...trips, ...changes].map(({ vehicle_id }) => vehicle_id))
  const facts: (Fact & { ifVehicle?: number })[] = [
    ...trips.map(({ at, vehicle_id, driver_id, group_id }) => ({ at, vehicle_id, driver_id, group_id })),
    ...changes.map((change) => ({ ...pick(change), at: outsideTrips(change.at, trips) })),
    ...moves
      .filter(({ id }) => vehicles.has(id))
      .map((move) => ({ ...pick(move), at: outsideTrips(move.at, trips), ifVehicle: move.id })),
  ]
  facts.sort((a, b) => a.at - b.at)
  // Until the log names a change of a field, the field had the value that the first change replaced.
  let state: State = { ...pickState(device), ...firstValues(changes) }
  const rows: Row[] = []
  for (const { at, ifVehicle, ...fact } of facts) {
    if (ifVehicle !== undefined && (rows.length === 0 || state.vehicle_id !== ifVehicle)) continue
    state = { ...state, ...fact }
    add(rows, { ...state, from: at })
  }
  const last = rows.at(-1)
  const known = Math.max(last?.from ?? device.created, ...trips.map(({ end }) => end))
  add(rows, { ...pickState(device), from: last === undefined ? device.created : known })
  return rows
}

function firstValues(changes: readonly Change[]): Partial<State> {
  const values: Partial<State> = {}
  for (const { before } of changes.toReversed()) Object.assign(values, before)
  return values
}

function pickState({ vehicle_id, driver_id, group_id }: State): State {
  return { vehicle_id, driver_id, group_id }
}

/** Returns the time, or the end of the trip during which it is. */
function outsideTrips(at: number, trips: readonly Trip[]): number {
  const during = trips.filter((trip) => trip.at <= at && trip.end > at)
  return Math.max(at, ...during.map(({ end }) => end))
}

function add(rows: Row[], row: Row): void {
  if (rows.at(-1)?.from === row.from) rows.pop()
  const last = rows.at(-1)
  const isSame =
    last?.vehicle_id === row.vehicle_id &&
    last.driver_id === row.driver_id &&
    last.group_id === row.group_id
  if (!isSame) rows.push(row)
}

async function insertRows(
  transaction: Queryable,
  histories: readonly { device: Device; rows: readonly Row[] }[],
): Promise<void> {
  const values = histories.flatMap(({ device, rows }) =>
    rows.map((row, index) => ({ ...row, device: device.id, to: rows[index + 1]?.from ?? null })),
  )
  // A vehicle or driver of the audit log can be deleted meanwhile, and so can a depot.
  await transaction.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source)
     select device, vehicle.id, driver.id, coalesce(fleet_group.id, own.group_id), to_timestamp(from_ms / 1000),
       to_timestamp(to_ms / 1000), 'backfill'
     from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::float8[], $6::float8[])
       as row (device, vehicle_id, driver_id, group_id, from_ms, to_ms)
     join device own on own.id = device
     left join vehicle on vehicle.id = row.vehicle_id left join driver on driver.id = row.driver_id
     left join fleet_group on fleet_group.id = row.group_id`,
    [
      values.map(({ device }) => device),
      values.map(({ vehicle_id }) => vehicle_id),
      values.map(({ driver_id }) => driver_id),
      values.map(({ group_id }) => group_id),
      values.map(({ from }) => from),
      values.map(({ to }) => to),
    ],
  )
}
