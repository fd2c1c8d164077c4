import type { Queryable } from '../../database/Database.ts'

/** A group of permissions. */
export interface AccessGroupRow {
  id: number
  name: string
  description: string
  permissions: { id: number; name: string }[]
}

/** Lists the groups with their permissions, in the order of the menu. */
export async function listAccessGroups(database: Queryable): Promise<AccessGroupRow[]> {
  return database.query(
    `select access_group.id, access_group.name, description, json_agg(
       json_build_object('id', permission.id, 'name', permission.name) order by permission.position) as permissions
     from access_group join permission on access_group_id = access_group.id
     group by access_group.id order by access_group.position`,
  )
}
