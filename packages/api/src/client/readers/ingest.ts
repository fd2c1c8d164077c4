import type {
  AlarmKind,
  DeviceContact,
  DeviceSignals,
  DeviceSpeedUnit,
  RefusalReason,
  TrackerProtocol,
  UnknownDevice,
} from '../../models.ts'
import { flag, number, optional, or, orNull, type Reader, record, rows, text, word, words } from './reader.ts'

const protocol = word<TrackerProtocol>()
const reason = word<RefusalReason>()
const unit = word<DeviceSpeedUnit>()

/** Reads a tracker that is not registered. */
export const unknownDevice = record<UnknownDevice>({
  imei: text,
  protocol,
  network: orNull(text),
  first_seen: words,
  last_seen: words,
  count: or(number, Number.NaN),
})

const signal = <T>(value: Reader<T>) => optional(record({ value, since: text, time: text }))

/** Reads what a device says beside its positions. Leaves out what it cannot read. */
const deviceSignals = record<DeviceSignals>({
  alarms: rows(record({ kind: word<AlarmKind>(), since: text, time: text })),
  ignition: signal(flag),
  charging: signal(flag),
  voltage: signal(number),
  network: signal(number),
  satellites: signal(number),
  odometer: signal(number),
  driver_key: signal(text),
})

/** Reads the statistics of a device. Throws an error if any value is invalid, because a page shows them together. */
export const deviceContact = record<DeviceContact>({
  last_contact: orNull(text),
  protocol: orNull(protocol),
  battery: orNull(record({ percent: number, time: text })),
  from: text,
  accepted: number,
  late: number,
  repeated: number,
  spikes: number,
  limited: or(number, 0),
  refused: rows(record({ reason, count: number })),
  latest_refused: rows(
    record({
      received: words,
      reason,
      time: orNull(text),
      lat: orNull(number),
      lng: orNull(number),
      field: orNull(text),
    }),
  ),
  mixed: or(flag, false),
  clock: optional(
    record({
      offset_seconds: orNull(number),
      since: orNull(text),
      until: orNull(text),
      blocked_until: orNull(text),
      waiting: or(number, 0),
    }),
  ),
  speed: orNull(
    record({ read_as: unit, chosen: or(flag, false), proposed: orNull(unit), ratio: orNull(number) }),
  ),
  signals: optional(deviceSignals),
})
