/** Texts about the pages for guests: sign-up, forgotten password, recovery in Indonesian. */
export const selfService = {
  signUpClosed:
    'Pendaftaran belum tersedia di server ini, jadi isian Anda tidak dikirim. Hubungi admin armada Anda untuk mendapatkan akun.',
}
