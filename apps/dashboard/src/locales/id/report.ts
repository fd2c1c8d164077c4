/** Texts about Laporan in Indonesian. */
export const report = {
  loadingTrip: 'Memuat titik perjalanan…',
  noTripThen: 'Perjalanan pada saat itu belum selesai atau tidak tersimpan.',
  noTripThenText: 'Kalau kendaraan masih jalan, lihat posisinya di Pelacakan.',
  otherTrips: 'Perjalanan lain',
}
