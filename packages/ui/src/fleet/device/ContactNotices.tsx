import type { DeviceClock, DeviceContact, DeviceSpeed, DeviceSpeedUnit } from '@sikud/api'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useConfirm } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useContactTexts } from './contactTexts.ts'

/** What a user may change about the reading of a device's reports. Without a function, its button is missing. */
export interface ContactActions {
  /** Called after the user has confirmed that the correction of the clock is cancelled. */
  onCancelClock?: (() => void) | undefined
  /** Called with the unit of the speed to use from now on; null lets the server assume it. */
  onSpeedUnit?: ((unit: DeviceSpeedUnit | null) => void) | undefined
  /** True while one of them is being saved. */
  saving?: boolean
}

const HOUR_S = 3_600

/** Tells how the server corrects the times of a device, and which unit its speed seems to have. */
export function ContactNotices({ contact, ...actions }: ContactActions & { contact: DeviceContact }) {
  const { clock, speed = null } = contact
  return (
    <>
      {clock && <ClockNotice clock={clock} {...actions} />}
      {speed?.proposed && <SpeedNotice speed={speed} proposed={speed.proposed} {...actions} />}
    </>
  )
}

function ClockNotice({ clock, onCancelClock, saving }: ContactActions & { clock: DeviceClock }) {
  const { clock: texts } = useContactTexts()
  const format = useFormat()
  const { offset_seconds: offset, since, until, blocked_until: blocked, waiting } = clock
  return (
    <>
      {offset !== null && (
        <Alert
          severity={until === null ? 'warning' : 'info'}
          action={onCancelClock && <CancelClockButton onCancel={onCancelClock} disabled={saving ?? false} />}
        >
          <AlertTitle>{offset < 0 ? texts.rollover : texts.ahead(format.number(offset / HOUR_S))}</AlertTitle>
          {until === null
            ? texts.active(format.dateTime(since))
            : texts.ended(format.dateTime(since), format.dateTime(until))}
          {until === null && offset > 0 && ` ${texts.setUtc}`}
        </Alert>
      )}
      {blocked !== null && <Alert severity="info">{texts.blocked(format.dateTime(blocked))}</Alert>}
      {waiting > 0 && (
        <Alert severity="info">
          <AlertTitle>{texts.waiting(format.count(waiting))}</AlertTitle>
          {blocked === null && texts.waitingHint}
        </Alert>
      )}
    </>
  )
}

function CancelClockButton({ onCancel, disabled }: { onCancel: () => void; disabled: boolean }) {
  const { clock: texts } = useContactTexts()
  const confirm = useConfirm()
  const ask = async () => {
    const question = {
      title: texts.cancelTitle,
      text: texts.cancelText,
      confirm: texts.cancelConfirm,
      destructive: true,
    }
    if (await confirm(question)) onCancel()
  }
  return (
    <Button color="inherit" disabled={disabled} onClick={() => void ask()}>
      {texts.cancel}
    </Button>
  )
}

interface SpeedNoticeProps extends ContactActions {
  speed: DeviceSpeed
  proposed: DeviceSpeedUnit
}

function SpeedNotice({ speed, proposed, onSpeedUnit, saving }: SpeedNoticeProps) {
  const { speed: texts } = useContactTexts()
  const format = useFormat()
  return (
    <Alert
      severity="warning"
      action={
        onSpeedUnit && (
          <Button color="inherit" disabled={saving ?? false} onClick={() => onSpeedUnit(proposed)}>
            {texts.apply}
          </Button>
        )
      }
    >
      <AlertTitle>{texts.proposed(texts.units[proposed])}</AlertTitle>
      {texts.proposedHint(texts.units[speed.read_as], format.number(speed.ratio))}
    </Alert>
  )
}
