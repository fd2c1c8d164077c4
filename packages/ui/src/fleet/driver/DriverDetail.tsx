'use client'

import type { Driver } from '@sikud/api'
import Link from '@mui/material/Link'
import { DetailCard } from '../../components/DetailList/DetailCard.tsx'
import { useDriverTexts } from './useDriverTexts.ts'

/** Shows the facts of a driver. */
export function DriverDetail({ driver }: { driver: Driver }) {
  const texts = useDriverTexts()
  const { name, phone, email, license } = driver
  return (
    <DetailCard
      simulated={driver.simulated}
      items={[
        { label: texts.name, value: name },
        { label: texts.phone, value: phone && outside(`tel:${dialled(phone)}`, phone), copy: phone },
        {
          label: texts.email,
          value: email && outside(`mailto:${encodeURIComponent(email)}`, email),
          copy: email,
        },
        { label: texts.license, value: license, copy: license },
      ]}
    />
  )
}

/** A link to another program, not for the router. */
function outside(href: string, text: string) {
  return (
    <Link component="a" href={href}>
      {text}
    </Link>
  )
}

function dialled(phone: string) {
  return phone.replace(/[^+\d]/gu, '')
}
