import { mayCall, useMe } from '@sikud/api/react'
import type { Device, Driver, Id, Vehicle } from '@sikud/api'
import { normaliseImei } from '@sikud/ui/device'
import { FieldWarning } from '@sikud/ui/forms'
import { normalisePlate } from '@sikud/ui/vehicle'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { useFleetClient } from '../services.ts'
import { useTexts } from '../texts.ts'

/** How long the user must pause before his text is compared. */
const PAUSE_MS = 300

// Data younger than a minute is not requested again.
const fresh = { staleTime: 60_000, refetchOnMount: true }

/** A record, and the text that no other should have, compared as the server does: spaces and case do not matter. */
interface Known {
  id: Id
  name: string
  text: string
}

const vehicles = (rows: Vehicle[]): Known[] =>
  rows.map(({ id, number }) => ({ id, name: number, text: normalisePlate(number) }))
const devices = (rows: Device[]): Known[] =>
  rows.map(({ id, name, imei }) => ({ id, name, text: normaliseImei(imei) }))
const drivers = (rows: Driver[]): Known[] =>
  rows.map(({ id, name, phone }) => ({ id, name, text: tidyPhone(phone ?? '') }))

/** Returns the digits of a phone number without its prefix: +62 812, 62812 and 0812 begin the same number. */
function tidyPhone(text: string): string {
  return text.replace(/\D+/gu, '').replace(/^(?:62|0)/u, '')
}

/** How a text is compared, and the length of the shortest whole one. */
const kinds = {
  vehicle: { list: 'listVehicles', tidy: normalisePlate, shortest: 3 },
  device: { list: 'listDevices', tidy: normaliseImei, shortest: 14 },
  driver: { list: 'listDrivers', tidy: tidyPhone, shortest: 8 },
} as const

/** The records of which a form compares a text: plates, IMEIs and phone numbers. */
export type SameKind = 'vehicle' | 'device' | 'driver'

export interface SameRecordProps {
  kind: SameKind
  text: string
  /** The record that is edited, which may keep its text. */
  own: Id | undefined
}

/** Warns that another record that the user sees has the same plate, IMEI or phone number, with a link to it. */
export function SameRecord({ kind, text, own }: SameRecordProps) {
  const { same } = useTexts()
  const { list, tidy, shortest } = kinds[kind]
  const { query } = useFleetClient()
  const me = useMe()
  const wanted = usePaused(tidy(text))
  const isWhole = wanted.length >= shortest && mayCall(me, list)
  const asked = (mine: typeof kind) => ({ ...fresh, enabled: isWhole && kind === mine })
  const found = {
    vehicle: useQuery({ ...query('listVehicles'), ...asked('vehicle'), select: vehicles }),
    device: useQuery({ ...query('listDevices'), ...asked('device'), select: devices }),
    driver: useQuery({ ...query('listDrivers'), ...asked('driver'), select: drivers }),
  }[kind].data
  const other = isWhole && found?.find((row) => row.text === wanted && String(row.id) !== String(own))
  return (
    <output>
      {other && (
        <FieldWarning>
          {same[kind](other.name)} {/* A new tab, so that what was typed stays. */}
          <Link href={paths[kind].detail(other.id)} target="_blank" rel="noopener">
            {same.open}
          </Link>
        </FieldWarning>
      )}
    </output>
  )
}

/** Returns the text as it was when the user paused last. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused === text ? paused : ''
}
