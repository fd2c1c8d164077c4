import type { CurrentUser, Id, ProfileInput } from '@sikud/api'

/** A home address, from province to village; null where nothing is chosen. */
export interface Place {
  province_id: Id | null
  regency_id: Id | null
  district_id: Id | null
  village_id: Id | null
}

/** Values of the profile form. */
export interface ProfileValues extends Place {
  name: string
  phone: string
  address: string
}

/** Returns the form values of the current user; the server may send places without their names. */
export function profileValues(user: CurrentUser): ProfileValues {
  return {
    name: user.name,
    phone: user.phone ?? '',
    province_id: user.province?.id ?? null,
    regency_id: user.regency?.id ?? null,
    district_id: user.district?.id ?? null,
    village_id: user.village?.id ?? null,
    address: user.address ?? '',
  }
}

/** Returns the request body: trimmed texts, null for empty ones. */
export function profileInput({ name, phone, address, ...place }: ProfileValues): ProfileInput {
  return { ...place, name: name.trim(), phone: phone.trim() || null, address: address.trim() || null }
}
