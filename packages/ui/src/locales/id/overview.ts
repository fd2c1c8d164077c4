/** Texts about the overview in Indonesian. */
export const overview = {
  devices: 'Perangkat',
  vehicles: 'Kendaraan',
  drivers: 'Pengendara',
  firstTitle: 'Belum ada perangkat',
  firstText: 'Tambahkan perangkat pelacak pertama Anda, lalu pasangkan dengan kendaraan dan pengendaranya.',
  create: 'BUAT BARU',
  position: 'Posisi terakhir',
  noPosition: 'Belum ada posisi. Posisi muncul setelah perangkat mengirim yang pertama.',
  unknownVehicle: 'Kendaraan tidak disebutkan',
  lastStatus: (status: string) => `Terakhir: ${status}`,
  oldPosition: 'Posisi lama',
  loadedAge: (age: string) => `Waktu rekam tidak diketahui, dimuat ${age}`,
  openTracking: 'Buka Pelacakan',
  trips: 'Perjalanan 7 hari terakhir',
  tripCount: (count: string) => `${count} perjalanan`,
  dayText: (day: string, distance: string, count: string) => `${day}: ${distance}, ${count} perjalanan`,
  dailyDistance: 'Jarak per hari, km',
  uncounted: (count: string) => `${count} perjalanan tidak dihitung karena waktunya tidak terbaca.`,
  newest: 'Terbaru',
  noTrips: 'Belum ada perjalanan. Perjalanan muncul setelah perangkat mengirim posisi.',
  unknownTime: 'Waktu tidak diketahui',
  openReport: 'Buka Laporan',
  notRenewed: (message: string) => `Gagal diperbarui. ${message}`,
}

export type OverviewTexts = typeof overview
