/** Matches the names of backups in BACKUP_DIR. */
export const FILE_NAME = /^sikud-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.zst$/

/** Returns the name of a backup that was made at `time`, such as `sikud-2026-11-23-020000.tar.zst` (local time). */
export function fileName(time: Date): string {
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())]
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two)
  return `sikud-${day.join('-')}-${clock.join('')}.tar.zst`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
