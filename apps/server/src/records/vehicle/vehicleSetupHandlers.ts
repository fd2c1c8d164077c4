import { violation } from '../../database/databaseErrors.ts'
import { type FieldErrors, HttpError, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { scopeOf } from '../../security/scope.ts'
import { requirePermission } from '../../security/security.ts'
import { addDevice, readDevice, refuseViolation } from '../device/deviceHandlers.ts'
import { addDriver, readDriver } from '../driver/driverHandlers.ts'
import { readVehicle } from './readVehicle.ts'
import { addVehicle, refuseTakenPlate } from './vehicleHandlers.ts'

export function vehicleSetupHandlers({ database }: Services): Pick<Handlers, 'setUpVehicle'> {
  return {
    async setUpVehicle(request, reply) {
      const { device, driver, driver_id, ...input } = request.body
      const scope = scopeOf(request)
      if (device) await requirePermission(database, request, 'device.create')
      if (driver) await requirePermission(database, request, 'driver.create')
      return createOnce(database, request, reply, async (transaction) => {
        const faults = new PartFaults()
        const vehicle = await faults.collect('', () => readVehicle(transaction, scope, input, null))
        const group_id = vehicle?.group_id
        const person = driver
          ? await faults.collect('driver.', () =>
              readDriver(transaction, scope, { ...driver, email: null, ...(group_id && { group_id }) }, null),
            )
          : undefined
        const name = device?.name?.trim() || vehicle?.number || input.number
        const tracker = device
          ? await faults.collect('device.', () =>
              readDevice(
                transaction,
                scope,
                {
                  ...device,
                  name,
                  ...(driver ? {} : { driver_id: driver_id ?? null }),
                  ...(group_id && { group_id }),
                },
                null,
              ),
            )
          : undefined
        if (!device && (driver ?? driver_id))
          faults.add({ 'device.imei': [(texts) => texts.vehicle.driverNeedsDevice] })
        faults.throwIfAny()
        if (!vehicle) throw new Error('The vehicle has no fields and no faults.')
        const id = await addVehicle(transaction, request, vehicle)
        const driverId = person ? await addDriver(transaction, request, person) : tracker?.driver_id
        if (tracker)
          await addDevice(transaction, request, { ...tracker, vehicle_id: id, driver_id: driverId ?? null })
        return {
          message: (texts) => texts.vehicle.setUp(tracker !== undefined, person !== undefined),
          data: { id },
        }
      }).catch((error) => {
        if (!device || !violation(error)?.startsWith('device_'))
          return refuseTakenPlate(database, error, request)
        return refuseViolation(database, error, scope, device.imei).catch((refusal) => {
          throw inPart('device.', refusal)
        })
      })
    },
  }
}

/** Collects the invalid fields of all parts, so that one response reports them all. */
class PartFaults {
  private readonly errors: FieldErrors = {}

  add(errors: FieldErrors) {
    Object.assign(this.errors, errors)
  }

  /** Returns what `read` returns; undefined if it throws 422, whose fields get the prefix. */
  async collect<Fields>(prefix: string, read: () => Promise<Fields>): Promise<Fields | undefined> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422 || !error.errors) throw error
      this.add(prefixed(prefix, error.errors))
      return undefined
    }
  }

  throwIfAny() {
    if (Object.keys(this.errors).length > 0) throw unprocessable(this.errors)
  }
}

function inPart(prefix: string, error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.errors) return error
  return new HttpError(error.status, error.text, { errors: prefixed(prefix, error.errors) })
}

/** Names the part of each field. The driver of the device is a field of the whole request. */
function prefixed(prefix: string, errors: FieldErrors): FieldErrors {
  const named = Object.entries(errors).map(([field, messages]) => [
    field === 'driver_id' ? field : prefix + field,
    messages,
  ])
  return Object.fromEntries(named)
}
