import type { CurrentUser, Id, ProfileInput } from '@sikud/api'

/** Where somebody lives, from the province down to the village; nothing chosen is null. */
export interface Place {
  province_id: Id | null
  regency_id: Id | null
  district_id: Id | null
  village_id: Id | null
}

/** What the fields of the profile form hold. */
export interface ProfileValues extends Place {
  name: string
  phone: string
  address: string
}

/** Prefills the form from the current user, whose places may be ids alone. */
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

/** What is sent: blanks around texts go, an emptied text is null. */
export function profileInput({ name, phone, address, ...place }: ProfileValues): ProfileInput {
  return { ...place, name: name.trim(), phone: phone.trim() || null, address: address.trim() || null }
}
