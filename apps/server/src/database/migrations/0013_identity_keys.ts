import type { Queryable } from '../Database.ts'
import { normaliseImei } from '../../identities/identityKeys.ts'
import { emails, type IdentityKind, imeis, plates, roleNames } from '../../identities/identityKinds.ts'
import { settleKeys } from '../../identities/settleKeys.ts'

/** Gives e-mails, role names, plates and IMEIs their keys; the indexes that compared them in SQL go. */
export async function migrate(transaction: Queryable): Promise<void> {
  for (const kind of [emails, roleNames, plates, imeis]) await addKey(transaction, kind)
  await transaction.query(`
    drop index app_user_email;
    create unique index app_user_email on app_user (email);
    drop index role_name;
    drop index vehicle_number;
  `)
  await foldUnknownDevices(transaction)
}

async function addKey(transaction: Queryable, kind: IdentityKind): Promise<void> {
  const { table, column } = kind
  await transaction.query(`alter table ${table} add column ${column}_key text`)
  await settleKeys(transaction, kind)
  await transaction.query(`
    alter table ${table} alter column ${column}_key set not null;
    create unique index ${table}_${column}_key on ${table} (${column}_key);
    -- For rows that are written by hand: the next start of the server computes their key.
    create function key_of_${table}() returns trigger language plpgsql as $$
    begin
      new.${column}_key := new.${column};
      return new;
    end
    $$;
    create trigger ${table}_key before insert on ${table}
      for each row when (new.${column}_key is null) execute function key_of_${table}();
  `)
}

/** From now on unknown trackers are counted by their key. */
async function foldUnknownDevices(transaction: Queryable): Promise<void> {
  const rows = await transaction.query<{ imei: string }>(
    'select imei from unknown_device order by last_seen desc',
  )
  for (const { imei } of rows) {
    const key = normaliseImei(imei)
    if (key === imei) continue
    await transaction.query(
      `update unknown_device set imei = $2
       where imei = $1 and $2 <> '' and not exists (select from unknown_device where imei = $2)`,
      [imei, key],
    )
    await transaction.query('delete from unknown_device where imei = $1', [imei])
  }
}
