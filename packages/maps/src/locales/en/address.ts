import type { AddressTexts } from '../id/address.ts'

export const address: AddressTexts = {}
