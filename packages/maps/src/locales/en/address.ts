import type { AddressTexts } from '../id/address.ts'

/** English texts of the address of a place. */
export const en: AddressTexts = {
  loading: 'Loading the place…',
  addressNotFound: 'No address found',
  streetNotFound: 'No street found',
  streetFailed: 'Street not available',
  retry: 'Try again',
  copy: 'Copy address',
  copied: 'Address copied',
  notCopied: 'The address could not be copied',
}
