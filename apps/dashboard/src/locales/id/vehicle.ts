/** Texts about vehicles in Indonesian. */
export const vehicle = {
  confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
  attached: (names: string) => `Kendaraan ini memakai perangkat ${names}.`,
}
