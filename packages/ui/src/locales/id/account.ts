/** Texts about one's own account in Indonesian. */
export const account = {
  passwordForm: 'Ubah password',
  password: 'Password Lama',
  passwordNew: 'Password Baru',
  passwordRepeated: 'Ulangi Password',
}
