import type { Queryable } from './Database.ts'

/** The table that a database has while a backup is restored into it. A killed restore leaves the table behind. */
export const UNFINISHED = 'restore_unfinished'

/** Thrown when a restore into the database did not end: its data may be incomplete, and may grant old access. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super(
      [
        'Pemulihan cadangan ke basis data ini belum selesai, sehingga basis data ini tidak boleh dipakai.',
        'Hapus basis data ini, buat yang kosong, lalu ulangi: npm run restore -- BERKAS',
        'A restore into this database was not completed, so the database must not be used.',
        'Drop the database, create an empty one, and repeat: npm run restore -- FILE',
      ].join('\n'),
    )
    this.name = 'UnfinishedRestoreError'
  }
}

/** Marks a database whose restore begins; no server or command opens it until `markFinished`. */
export async function markUnfinished(database: Queryable): Promise<void> {
  await database.query(`create table ${UNFINISHED} (started_at timestamptz not null default now())`)
}

/** Removes the mark. Call this in the transaction that completes the restore. */
export async function markFinished(transaction: Queryable): Promise<void> {
  await transaction.query(`drop table ${UNFINISHED}`)
}

/** Throws `UnfinishedRestoreError` if a restore into the database was not completed. */
export async function expectFinished(database: Queryable): Promise<void> {
  const [row] = await database.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [
    `public.${UNFINISHED}`,
  ])
  if (row?.marked) throw new UnfinishedRestoreError()
}
