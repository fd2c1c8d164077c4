/** Indonesian texts of the guest pages: sign-up and password reset. */
export const selfService = {
  registerSubtitle: 'Akun SIKUD dibuatkan oleh admin armada Anda.',
  username: 'Username',
  signUp: 'Sign Up',
  haveAccount: 'Sudah mendapatkan akun? Masuk',
  forgotSubtitle: 'Masukkan email yang Anda pakai untuk masuk.',
  next: 'Continue',
  backToLogin: 'Kembali ke halaman masuk',
  recoverSubtitle: 'Buat password baru untuk akun Anda.',
  recover: 'Pulihkan',
  verifyTitle: 'Verify your Email',
  verifyText: 'Thank you, check your email for instructions to reset your password',
  verifyHelp: 'Tidak ada email yang masuk? Minta admin armada mengatur ulang password Anda.',
  skip: 'Skip',
  resend: 'Resend',
}

export type SelfServiceTexts = typeof selfService
