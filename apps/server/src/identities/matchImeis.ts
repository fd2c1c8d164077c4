import { normaliseImei } from './identityKeys.ts'

/**
 * Returns the device for each spelling of an IMEI. It prefers the device with exactly this spelling to a device with
 * the same identity key.
 */
export function matchImeis<Device extends { imei: string; imei_key: string }>(
  spellings: readonly string[],
  devices: readonly Device[],
): Map<string, Device> {
  const byImei = new Map(devices.map((device) => [device.imei, device]))
  const byKey = new Map(devices.map((device) => [device.imei_key, device]))
  return new Map(
    spellings.flatMap((spelling) => {
      const device = byImei.get(spelling) ?? byKey.get(normaliseImei(spelling))
      return device === undefined ? [] : [[spelling, device]]
    }),
  )
}
