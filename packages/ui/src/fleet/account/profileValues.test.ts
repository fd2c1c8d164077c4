import type { CurrentUser } from '@sikud/api'
import { expect, test } from 'vitest'
import { profileInput, profileValues } from './profileValues.ts'

const user: CurrentUser = {
  name: 'Rina Kusumawardani',
  phone: '+62 812-1904-7736',
  address: 'Jl. Melati 4',
  province: { id: 31 },
  regency: { id: 3174 },
  district: { id: 317407 },
  village: { id: 3174071002 },
}

test('profileValues reads the ids of province, regency, district and village', () => {
  expect(profileValues(user)).toMatchObject({
    province_id: 31,
    regency_id: 3174,
    district_id: 317407,
    village_id: 3174071002,
  })
})

test('profileValues returns empty values for fields that a base server omits', () => {
  expect(profileValues({ name: 'Rina' })).toEqual({
    name: 'Rina',
    phone: '',
    province_id: null,
    regency_id: null,
    district_id: null,
    village_id: null,
    address: '',
  })
})

test('profileInput trims texts and sends null for emptied fields', () => {
  expect(profileInput({ ...profileValues(user), name: ' Rina ', phone: ' ', address: '' })).toEqual({
    name: 'Rina',
    phone: null,
    province_id: 31,
    regency_id: 3174,
    district_id: 317407,
    village_id: 3174071002,
    address: null,
  })
})
