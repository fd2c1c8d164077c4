export const status = { moving: 'Bergerak', idle: 'Berhenti', parked: 'Parkir', offline: 'Tidak ada data' }
