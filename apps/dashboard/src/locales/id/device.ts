/** Texts about devices in Indonesian. */
export const device = {
  confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
  attachedTo: (names: string) => `Perangkat ini dipakai oleh ${names}.`,
  ofVehicle: (plate: string) => `kendaraan ${plate}`,
  ofDriver: (name: string) => `pengendara ${name}`,
  and: ' dan ',
}
