/** Texts about drivers in Indonesian. */
export const driver = {
  confirmDelete: 'Apakah anda yakin ingin menghapus data ini?',
  attached: (names: string) => `Pengendara ini memegang perangkat ${names}.`,
}
