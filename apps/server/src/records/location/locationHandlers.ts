import { notFound } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { includes, placeId } from '../../http/requestValues.ts'
import { findPlace, listChildren, listProvinces } from './locationRepository.ts'

export function locationHandlers({
  database,
}: Services): Pick<Handlers, 'listProvinces' | 'getProvince' | 'getRegency' | 'getDistrict'> {
  return {
    async listProvinces() {
      return { data: await listProvinces(database) }
    },

    async getProvince(request) {
      const id = placeId(request.params.id)
      const place = (await findPlace(database, 'province', id)) ?? fail()
      if (!includes(request.query).has('regencies')) return { data: place }
      return { data: { ...place, regencies: { data: await listChildren(database, 'province', id) } } }
    },

    async getRegency(request) {
      const id = placeId(request.params.id)
      const place = (await findPlace(database, 'regency', id)) ?? fail()
      if (!includes(request.query).has('districts')) return { data: place }
      return { data: { ...place, districts: { data: await listChildren(database, 'regency', id) } } }
    },

    async getDistrict(request) {
      const id = placeId(request.params.id)
      const place = (await findPlace(database, 'district', id)) ?? fail()
      if (!includes(request.query).has('villages')) return { data: place }
      return { data: { ...place, villages: { data: await listChildren(database, 'district', id) } } }
    },
  }
}

function fail(): never {
  throw notFound()
}
