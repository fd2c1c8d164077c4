'use client'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { lazyPart } from '@sikud/ui/lazy'
import type { ReactNode } from 'react'
import { VehicleAction } from '../fleet/table/VehicleAction.tsx'
import { useFleetTexts } from '../locales/useFleetTexts.ts'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import { dottedLook } from '../parts/dottedLook.ts'
import type { VehicleDay } from '../fleet/table/DayBar.tsx'

// The page opens without a selected vehicle.
const DayFacts = lazyPart(async () => (await import('../fleet/table/DayBar.tsx')).DayFacts)

export interface VehicleFactsProps {
  /** `to` is the URL of the driver's page; undefined, like the phone, for users who may not see drivers. */
  driver?: { name: string; phone?: string | null | undefined; to?: string | undefined } | undefined
  /** The button that changes the driver; undefined for users who may not. */
  driverAction?: ReactNode
  /**
   * The kilometres and the number of today's trips, and whether the vehicle is on one; undefined while they load, null if
   * the user may not see them. With `day`, the trips are those of its bar.
   */
  today: { distance: number; trips: number; running?: boolean } | null | undefined
  /** What is known of the day, for a bar; undefined while it loads or if the user may not see it. */
  day?: VehicleDay | undefined
  /** What the device said beside its positions, each with its age as text; undefined if unknown. */
  battery?: { percent: number; age: string } | undefined
  odometer?: { km: number; age: string } | undefined
}

const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export interface CallActionProps {
  /** The name of the driver. */
  name: string
  phone: string
}

/** Renders the action that calls the driver of the selected vehicle, for `actions` of `LiveFleet`. */
export function CallAction({ name, phone }: CallActionProps) {
  const { call, callDriver } = useFleetTexts()
  return (
    <VehicleAction
      icon={<PhoneOutlined />}
      label={call}
      aria-label={callDriver(name)}
      href={phoneHref(phone)}
    />
  )
}

/** Shows the driver with phone number, today's trips, battery and odometer, as pairs of `dt` and `dd` for `facts` of `LiveFleet`. */
export function VehicleFacts({ driver, driverAction, today, day, battery, odometer }: VehicleFactsProps) {
  const texts = useFleetTexts()
  const format = useMapsFormat()
  return (
    <>
      {(driver ?? driverAction) && (
        <>
          <dt>{texts.driver}</dt>
          <Box component="dd" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }}>
            {driver && (
              <Box sx={dottedLook}>
                <span>
                  {driver.to === undefined ? driver.name : <Link href={driver.to}>{driver.name}</Link>}
                </span>
                {driver.phone && (
                  <span>
                    <Link href={phoneHref(driver.phone)}>{driver.phone}</Link>
                  </span>
                )}
              </Box>
            )}
            {driverAction}
          </Box>
        </>
      )}
      {today !== null && <DayFacts today={today} day={day} />}
      {battery && (
        <Aged label={texts.battery} age={battery.age}>
          {texts.percent(format.number(battery.percent))}
        </Aged>
      )}
      {odometer && (
        <Aged label={texts.odometer} age={odometer.age}>
          {format.distance(Math.round(odometer.km))}
        </Aged>
      )}
    </>
  )
}

function Aged({ label, age, children }: { label: string; age: string; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {children}
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${age}`}</Box>
      </dd>
    </>
  )
}
