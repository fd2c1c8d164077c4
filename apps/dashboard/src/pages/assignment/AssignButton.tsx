import { mayCall, useDriverChange, useMe } from '@sikud/api/react'
import type { Device, Id } from '@sikud/api'
import Button from '@mui/material/Button'
import { useAssignmentTexts } from '@sikud/ui/assignment'
import { lazyPart } from '@sikud/ui/lazy'
import { useState } from 'react'
import { DialogFailed } from './DialogFailed.tsx'

// The list of drivers or vehicles loads on demand.
const DriverDialog = lazyPart(async () => (await import('./AssignDialogs.tsx')).DriverDialog, {
  Failed: DialogFailed,
})
const VehicleDialog = lazyPart(async () => (await import('./AssignDialogs.tsx')).VehicleDialog, {
  Failed: DialogFailed,
})

/** Aligns the text of the button with the value beside it. */
const flush = { px: 0.5, mx: -0.5 }

interface ChangeDriverProps {
  device: Pick<Device, 'id' | 'name' | 'driver_id' | 'vehicle'>
  /** Whether the button names the device, because the vehicle has several. */
  named?: boolean
}

/** Renders the button that gives a device, and so its vehicle, another driver; nothing for users who may not. */
export function ChangeDriver({ device, named = false }: ChangeDriverProps) {
  const me = useMe()
  const texts = useAssignmentTexts()
  const change = useDriverChange()
  const [open, setOpen] = useState(false)
  if (!mayCall(me, 'updateDevice') || !mayCall(me, 'listDrivers')) return null
  return (
    <>
      <Button size="small" sx={flush} onClick={() => setOpen(true)}>
        {named ? texts.changeDriverOf(device.name) : texts.changeDriver}
      </Button>
      {open && (
        <DriverDialog
          device={device}
          onChoose={(driverId) => change({ deviceId: device.id, driverId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Renders the button that makes a driver the driver of a vehicle; nothing for users who may not. */
export function AssignToVehicle({ driver }: { driver: { id: Id; name: string } }) {
  const me = useMe()
  const texts = useAssignmentTexts()
  const change = useDriverChange()
  const [open, setOpen] = useState(false)
  if (!mayCall(me, 'updateDevice') || !mayCall(me, 'listDevices')) return null
  return (
    <>
      <Button size="small" sx={flush} onClick={() => setOpen(true)}>
        {texts.assign}
      </Button>
      {open && (
        <VehicleDialog
          driver={driver}
          onChoose={(deviceId) => change({ deviceId, driverId: driver.id })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
