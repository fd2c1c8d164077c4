/** Indonesian texts about unregistered devices. */
export const unknownDevice = {
  list: 'Perangkat tidak dikenal',
  noun: 'perangkat',
  imei: 'IMEI',
  register: 'Daftarkan',
  protocol: 'Protokol',
  firstSeen: 'Pertama terlihat',
  lastSeen: 'Terakhir terlihat',
  count: 'Percobaan',
  emptyTitle: 'Tidak ada perangkat tidak dikenal',
  emptyText: 'Perangkat yang mengirim posisi tetapi belum terdaftar muncul di sini, siap didaftarkan.',
  notice: (count: string) => `${count} perangkat tidak dikenal mencoba mengirim posisi`,
}

export type UnknownDeviceTexts = typeof unknownDevice
