import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { DeviceSignals } from '@sikud/api'
import { type ReactNode, useId } from 'react'
import { Age } from '../../kit/Age/Age.tsx'
import { type DetailItem, DetailList } from '../../kit/DetailList/DetailList.tsx'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { ALARM_SHOWN_MS } from '../../status/fleetStatus.ts'
import { useContactTexts } from './contactTexts.ts'

/** Shows the last value of everything that a device said beside its positions, each with its age. */
export function SignalFacts({ signals }: { signals: DeviceSignals }) {
  const { signals: texts } = useContactTexts()
  const format = useFormat()
  const id = useId()
  const { alarms, ignition, charging, voltage, network, satellites, odometer, driver_key } = signals
  const items: DetailItem[] = [
    ...alarms.map((alarm) => ({
      label: alarm.kind in texts.alarms ? texts.alarms[alarm.kind] : texts.alarm,
      value: <AlarmTimes alarm={alarm} />,
    })),
    ...itemOf(texts.ignition, ignition, (on) => (on ? texts.ignitionIs.on : texts.ignitionIs.off)),
    ...itemOf(texts.charging, charging, (on) => (on ? texts.chargingIs.on : texts.chargingIs.off)),
    ...itemOf(texts.voltage, voltage, (volts) => texts.volts(format.number(volts))),
    ...itemOf(texts.network, network, (level) => texts.level(format.number(level))),
    ...itemOf(texts.satellites, satellites, format.number),
    ...itemOf(texts.odometer, odometer, format.distance),
    ...itemOf(texts.driverKey, driver_key, (key) => key, texts.driverKeyHint),
  ]
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {texts.title}
      </Typography>
      <DetailList items={items} />
    </section>
  )
}

function itemOf<Value>(
  label: string,
  signal: { value: Value; time: string } | undefined,
  textOf: (value: Value) => string,
  hint?: string,
): DetailItem[] {
  if (!signal) return []
  const value = (
    <Valued age={<Age at={signal.time} />} hint={hint}>
      {textOf(signal.value)}
    </Valued>
  )
  return [{ label, value }]
}

function Valued({ children, age, hint }: { children: ReactNode; age: ReactNode; hint?: string | undefined }) {
  return (
    <span>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' · '}
        {age}
      </Box>
      {hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </span>
  )
}

/** Shows how old an alarm is, in the colour of an error for as long as the live map shows it. */
function AlarmTimes({ alarm: { since, time } }: { alarm: DeviceSignals['alarms'][number] }) {
  const { signals: texts } = useContactTexts()
  const format = useFormat()
  const isRecent = useNow() - Date.parse(time) <= ALARM_SHOWN_MS
  return (
    <span>
      <Box
        component="span"
        sx={isRecent ? { color: 'error.main', fontWeight: 700 } : { color: 'text.primary' }}
      >
        {isRecent && (
          <WarningAmberOutlined
            aria-hidden
            sx={{ mr: 0.5, fontSize: '1.25em', verticalAlign: 'text-bottom' }}
          />
        )}
        <Age at={time} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {` · ${since === time ? format.dateTime(time) : texts.since(format.dateTime(since))}`}
      </Box>
    </span>
  )
}
