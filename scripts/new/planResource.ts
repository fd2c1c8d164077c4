import { ChangeSet } from './ChangeSet.ts'
import { addApi } from './layers/api.ts'
import { addAudit } from './layers/audit.ts'
import { addDashboard } from './layers/dashboard.ts'
import { addExport } from './layers/exports.ts'
import { addPermissions } from './layers/permissions.ts'
import { addServer } from './layers/server.ts'
import { addUi } from './layers/ui.ts'
import { readContract } from './readContract.ts'
import { readResource } from './readResource.ts'

/** Returns the file changes that add a resource; writes nothing. */
export function planResource(root: string, name: string, tag: string) {
  const { resource, left } = readResource(readContract(root), name, tag)
  const changes = new ChangeSet(root)
  addApi(changes, resource)
  addUi(changes, resource)
  addDashboard(changes, resource)
  addServer(changes, resource, root)
  addPermissions(changes, resource)
  addAudit(changes, resource)
  addExport(changes, resource)
  return { changes, resource, left }
}
