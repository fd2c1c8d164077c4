import { simulatedTexts } from '../../status/fleetStatus.ts'
export const state = {
  loading: 'Memuat…',
  retry: 'Coba lagi',
  failed: 'Data tidak dapat dimuat',
  wooops: 'Wooops',
  notFound: 'Data tidak ditemukan',
  notFoundMessage: 'Alamatnya mungkin salah, atau datanya sudah dihapus.',
  back: 'Kembali',
  simulated: simulatedTexts.id,
  simulatedHint: 'Data ini disimulasikan, bukan dari perangkat sungguhan.',
}
