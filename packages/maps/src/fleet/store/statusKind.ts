export type StatusKind = 'moving' | 'idle' | 'parked' | 'offline'

const kinds: Record<string, StatusKind> = {
  bergerak: 'moving',
  berjalan: 'moving',
  moving: 'moving',
  berhenti: 'idle',
  idle: 'idle',
  parkir: 'parked',
  parked: 'parked',
  'tidak ada data': 'offline',
  offline: 'offline',
}

/** The kind of a status whose words are known; null where colour and shape would be a guess. */
export function statusKind(text: string | null): StatusKind | null {
  return kinds[text?.trim().toLowerCase() ?? ''] ?? null
}
