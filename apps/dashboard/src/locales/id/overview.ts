/** Texts about the overview in Indonesian. */
export const overview = {
  tracking: 'Lihat posisi terakhir kendaraan di peta.',
  report: 'Putar ulang perjalanan yang terekam.',
  device: 'Kelola perangkat pelacak dan pemasangannya.',
}
