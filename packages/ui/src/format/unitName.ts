/** What can name the vehicle of a trip, a position or a row. */
export interface NamedUnit {
  vehicle?: { number: string } | null | undefined
  device?: { name?: string | undefined; imei?: string | undefined } | null | undefined
}

/** Returns the plate of a vehicle or, without a vehicle, the name or the IMEI of its device; undefined if none is known. */
export function unitName({ vehicle, device }: NamedUnit): string | undefined {
  return [vehicle?.number, device?.name, device?.imei].find((name) => name?.trim())
}
