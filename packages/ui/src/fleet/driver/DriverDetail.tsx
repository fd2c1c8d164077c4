'use client'

import type { Driver } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import { DetailList } from '../../components/DetailList/DetailList.tsx'
import { SimulatedChip } from '../../components/SimulatedChip/SimulatedChip.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'

/** The facts of a driver. */
export function DriverDetail({ driver }: { driver: Driver }) {
  const { driver: texts } = useTexts()
  const { name, phone, email, license } = driver
  return (
    <Card sx={{ maxWidth: 720 }}>
      <CardContent>
        {driver.simulated && (
          <Box sx={{ mb: 1 }}>
            <SimulatedChip />
          </Box>
        )}
        <DetailList
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
      </CardContent>
    </Card>
  )
}

/** A link that another program opens, and the router must not. */
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
