'use client'
import { address as en } from '../locales/en/address.ts'
import { address as id, type AddressTexts } from '../locales/id/address.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** The texts of an address. */
export function useAddressTexts(): AddressTexts {
  return useCatalogue({ id, en }, ({ address }) => address)
}
