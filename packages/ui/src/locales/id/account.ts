/** Indonesian texts about the user's own account. */
export const account = {
  passwordForm: 'Ubah password',
  password: 'Password Lama',
  passwordNew: 'Password Baru',
  passwordRepeated: 'Ulangi Password',
  profileForm: 'Data profil',
  name: 'Nama Lengkap',
  phone: 'Ponsel',
  province: 'Provinsi',
  regency: 'Kota/Kabupaten',
  district: 'Kecamatan',
  village: 'Kelurahan',
  address: 'Alamat Lengkap',
  provinceFirst: 'Pilih provinsi dulu.',
  regencyFirst: 'Pilih kota/kabupaten dulu.',
  districtFirst: 'Pilih kecamatan dulu.',
}

export type AccountTexts = typeof account
