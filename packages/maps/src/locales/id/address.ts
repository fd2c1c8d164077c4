/** Indonesian texts of the address of a place. */
export const id = {
  loading: 'Memuat lokasi...',
  addressNotFound: 'Alamat tidak ditemukan',
  streetNotFound: 'Jalan tidak ditemukan',
  streetFailed: 'Jalan tidak tersedia',
  retry: 'Coba lagi',
  copy: 'Salin alamat',
  copied: 'Alamat tersalin',
  notCopied: 'Alamat tidak dapat disalin',
}

export type AddressTexts = typeof id
