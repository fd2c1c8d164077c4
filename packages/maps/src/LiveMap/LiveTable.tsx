'use client'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { SimulatedMark } from '../SimulatedMark.tsx'
import { AgeText } from './AgeText.tsx'
import { externalMapHref } from '../fleet/table/externalMapHref.ts'
import type { LivePosition } from './LivePosition.ts'
import { liveTableLook } from './liveTableLook.ts'
import { StatusMark } from '../fleet/painting/StatusMark.tsx'

interface LiveTableProps {
  positions: readonly LivePosition[]
  /** Template with {lat} and {lng}. */
  externalMapUrl: string
}

/** The positions in words; a row opens the external map in a new window. */
export function LiveTable({ positions, externalMapUrl }: LiveTableProps) {
  const texts = useMapsTexts()
  return (
    <Box component="table" aria-label={texts.livePositions} sx={liveTableLook}>
      <thead>
        <tr>
          {[texts.vehicle, texts.plate, texts.status, texts.location, texts.age].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => (
          <LiveRow
            key={position.key}
            position={position}
            href={externalMapHref(externalMapUrl, position.lat, position.lng)}
          />
        ))}
      </tbody>
    </Box>
  )
}

function LiveRow({ position, href }: { position: LivePosition; href: string | null }) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const coordinates = format.coordinates(position.lat, position.lng)
  return (
    <tr>
      <td>
        {position.vehicleName ?? '—'} {position.simulated && <SimulatedMark />}
      </td>
      <td>
        <b>{position.plate ?? '—'}</b>
      </td>
      <td>
        <StatusMark text={position.statusText} />
      </td>
      <td>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" title={texts.openExternalMap}>
            {coordinates}
            <OpenInNewOutlined titleAccess={texts.openExternalMap} />
          </a>
        ) : (
          coordinates
        )}
      </td>
      <td>
        <AgeText position={position} />
      </td>
    </tr>
  )
}
