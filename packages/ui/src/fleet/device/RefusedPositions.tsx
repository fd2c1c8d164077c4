'use client'

import type { RefusedPosition } from '@sikud/api'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { reasonLabel } from './refusalWords.ts'
import { useContactTexts } from './contactTexts.ts'

const shownAtFirst = 5

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  mt: 0.5,
  fontSize: '.8125rem',
  '& th': {
    px: 0,
    py: 0.75,
    fontSize: '.75rem',
    fontWeight: 650,
    textAlign: 'left',
    color: 'text.secondary',
  },
  '& td': { px: 0, py: 0.75, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& th + th, & td + td': { pl: 2 },
}

/** Lists the last rejected positions, newest first. */
export function RefusedPositions({ refused }: { refused: readonly RefusedPosition[] }) {
  const texts = useContactTexts()
  const format = useFormat()
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? refused : refused.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {texts.latestRefused}
      </Typography>
      <Box component="table" aria-labelledby={id} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{texts.received}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ received, reason, time, lat, lng, field = null }, at) => (
            // The index is part of the key, because the server can receive two positions at the same time.
            <tr key={`${received} ${at}`}>
              <td>{format.dateTime(received)}</td>
              <td>
                {reasonLabel(texts, reason)}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {[
                    field !== null && (field === 'body' ? texts.wrongBody : texts.wrongField(field)),
                    time !== null && texts.deviceTime(format.dateTime(time)),
                    lat !== null && lng !== null && `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {shown.length < refused.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          {texts.showAll(format.number(refused.length))}
        </Button>
      )}
    </section>
  )
}
