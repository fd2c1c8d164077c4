/** Texts about Laporan in Indonesian. */
export const report = { loadingTrip: 'Memuat titik perjalanan…' }
