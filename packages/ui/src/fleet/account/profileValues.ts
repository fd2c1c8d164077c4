import type { CurrentUser, Id, ProfileInput } from '@sikud/api'

/** Ids of the chosen places of a home address, from province to village; null if nothing is chosen. */
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

/** Returns the form values of the current user. Reads only the ids of places, because the server may send no names. */
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

/** Returns the request body; texts are trimmed, and empty texts become null. */
export function profileInput({ name, phone, address, ...place }: ProfileValues): ProfileInput {
  return { ...place, name: name.trim(), phone: phone.trim() || null, address: address.trim() || null }
}
