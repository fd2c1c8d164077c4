'use client'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { LivePosition } from '@sikud/api'
import { ALARM_SHOWN_MS, type FleetStatus, silentAfter } from '@sikud/ui/status'
import { durationText } from '@sikud/ui/format'
import { useMapsFormat, useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { StatusMark } from '../painting/StatusMark.tsx'

interface FleetAgeProps {
  /** Time of the position in ISO 8601; null if the position has no time. */
  time: string | null
  /** Time of a later contact in ISO 8601; its age is shown too. */
  contact?: string | null | undefined
  fleet: Pick<FleetStore, 'serverNow' | 'timesAreOfChanges'>
  /** Ages below a minute are rounded up to a multiple of this many seconds, so that a table renders less often. */
  step?: number
  /** Returns the sentence for the age of a recorded time, such as "diperbarui 12 dtk lalu". */
  recordedText?: ((age: string) => string) | undefined
}

/** Shows how old a position is by the server's clock; renders only when the text changes. */
export function FleetAge({ time, contact, fleet, step = 1, recordedText = (age) => age }: FleetAgeProps) {
  const format = useMapsFormat()
  const texts = useMapsTexts()
  const fleetTexts = useFleetTexts()
  const start = Date.parse(time ?? '')
  const contactAt = Date.parse(contact ?? '')
  return useSnapshot(onEachSecond, () => {
    const ageOf = (at: number) => format.ageOf(roundUp(fleet.serverNow() - at, step * 1000))
    if (Number.isNaN(start)) return Number.isNaN(contactAt) ? '—' : fleetTexts.contactAge(ageOf(contactAt))
    const age = ageOf(start)
    if (contactAt > start) return fleetTexts.positionAndContact(age, ageOf(contactAt))
    return fleet.timesAreOfChanges ? texts.changed(age) : recordedText(age)
  })
}

/** Rounds up, so that no position looks newer than it is. */
function roundUp(milliseconds: number, step: number) {
  const age = Math.max(0, milliseconds)
  return age < 60_000 && step > 1000 ? Math.min(59_000, Math.ceil(age / step) * step) : age
}

interface FleetAlarmProps {
  vehicle: Pick<LivePosition, 'alarm' | 'alarmTime'>
  fleet: Pick<FleetStore, 'serverNow'>
}

/** Shows the alarm of a vehicle with the age of its last report; nothing an hour after that. */
export function FleetAlarm({ vehicle: { alarm, alarmTime }, fleet }: FleetAlarmProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  const reported = Date.parse(alarmTime ?? '')
  const age = useSnapshot(onEachSecond, () => {
    const ms = fleet.serverNow() - reported
    return ms <= ALARM_SHOWN_MS ? format.ageOf(Math.max(0, ms)) : null
  })
  if (!alarm || age === null) return null
  const name = alarm in texts.alarms ? texts.alarms[alarm] : texts.alarms.other
  return (
    <Box
      component="span"
      data-alarm
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 700, color: 'error.main' }}
    >
      <WarningAmberOutlined aria-hidden sx={{ fontSize: '1.25em' }} />
      {`${name} ${age}`}
    </Box>
  )
}

interface FleetStatusTextProps {
  kind: FleetStatus
  contact: LivePosition['contact']
  fleet: Pick<FleetStore, 'serverNow'>
}

/** Shows the status of a vehicle. A silent vehicle whose tracker is still in contact has "no new position". */
export function FleetStatusText({ kind, contact, fleet }: FleetStatusTextProps) {
  const texts = useFleetTexts()
  const isInContact = useSnapshot(
    onEachSecond,
    () => fleet.serverNow() - Date.parse(contact ?? '') <= silentAfter('moving'),
  )
  return (
    <StatusMark
      text={kind === 'offline' && isInContact ? texts.noNewPosition : texts.statuses[kind]}
      kind={kind}
    />
  )
}

interface StatusTimeProps {
  /** When the status began, in epoch ms; NaN if unknown. */
  since: number
  fleet: Pick<FleetStore, 'serverNow'>
}

/** Shows since when a vehicle has had its status: the time or, on another day, the day. */
export function StatusSince({ since, fleet }: StatusTimeProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  return useSnapshot(onEachSecond, () => {
    if (Number.isNaN(since)) return ''
    const isToday = format.date(since) === format.date(fleet.serverNow())
    return texts.sinceWhen(isToday ? format.clock(since) : format.shortDay(since))
  })
}

/** Shows how long a vehicle has had its status, by the server's clock; nothing if unknown. */
export function StatusDuration({ since, fleet }: StatusTimeProps) {
  const texts = useFleetTexts()
  return useSnapshot(onEachSecond, () =>
    Number.isNaN(since)
      ? ''
      : texts.statusFor(durationText(Math.max(0, fleet.serverNow() - since), texts.duration)),
  )
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls the listener each second while the page is visible; returns a function that removes the listener. */
function onEachSecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    if (!document.hidden) for (const notify of listeners) notify()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
