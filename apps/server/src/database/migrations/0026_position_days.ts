import type { Queryable } from '../Database.ts'

/**
 * Splits the positions into partitions of one day (UTC). What is stored already becomes one partition that ends
 * tomorrow; it is checked while it is attached, but not copied.
 */
export async function migrate(transaction: Queryable): Promise<void> {
  const [row] = await transaction.query<{ day: string }>(
    `select to_char(now() at time zone 'UTC' + interval '2 days', 'YYYYMMDD') as day`,
  )
  const day = row?.day ?? ''
  const before = `position_before_${day}`
  const end = `timestamptz '${day} 00:00:00+00'`
  await transaction.query(`
    -- Checking it costs more than a third of each insert; deleting a device deletes its positions instead.
    alter table position drop constraint position_device_id_fkey;
    alter table position rename to ${before};
    alter index position_pkey rename to ${before}_pkey;
    create table position (like ${before} including defaults including constraints) partition by range (time);
    alter table position add primary key (device_id, time);
    alter table ${before} add constraint ${before}_end check (time < ${end});
    alter table position attach partition ${before} for values from (minvalue) to (${end});
    alter table ${before} drop constraint ${before}_end;

    create function delete_positions() returns trigger language plpgsql as $$
    begin
      delete from position where device_id = old.id;
      return null;
    end
    $$;
    create trigger device_positions after delete on device
      for each row execute function delete_positions();
  `)
}
