import type { ApiErrorCode } from './ApiError.ts'

const BY_CODE: Partial<Record<ApiErrorCode, string>> = {
  network: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Silakan coba lagi.',
  'invalid-body': 'Jawaban server tidak dapat dibaca. Silakan coba lagi.',
}

const BY_STATUS: Record<number, string> = {
  401: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  403: 'Anda tidak memiliki akses untuk melakukan ini.',
  404: 'Data tidak ditemukan.',
  409: 'Data ini sudah ada atau masih dipakai.',
  412: 'Data ini sudah diubah orang lain. Muat ulang, lalu coba lagi.',
  413: 'Data yang dikirim terlalu besar.',
  422: 'Periksa kembali isian Anda.',
  429: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  503: 'Layanan sedang tidak tersedia. Silakan coba lagi.',
}

/** Returns an Indonesian message for a failure for which the server sent no message. */
export function failureMessage(code: ApiErrorCode, status = 0): string {
  const server =
    status >= 500 ? 'Terjadi gangguan di server. Silakan coba lagi.' : 'Permintaan tidak dapat diproses.'
  return BY_CODE[code] ?? BY_STATUS[status] ?? server
}
