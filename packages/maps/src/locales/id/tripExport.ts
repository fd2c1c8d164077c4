/** Indonesian texts of the export menu and the printed report of a trip. */
export const id = {
  download: 'Unduh',
  print: 'Cetak',
  simulated: 'Simulasi',
  simulatedTrip: 'Perjalanan simulasi, bukan rekaman nyata.',
  trip: 'Perjalanan',

  sheetTitle: 'Laporan perjalanan',
  preparing: 'Menyiapkan cetakan…',
  vehicle: 'Kendaraan',
  plate: 'Nomor Polisi',
  driver: 'Pengendara',
  device: 'Perangkat',
  start: 'Mulai',
  end: 'Selesai',
  stopNumber: 'No.',
  place: 'Koordinat',
  mapPicture: 'Peta perjalanan',
  mapLegend: 'Lingkaran putih: mulai; lingkaran gelap: selesai; angka: perhentian.',
}

export type TripExportTexts = typeof id
