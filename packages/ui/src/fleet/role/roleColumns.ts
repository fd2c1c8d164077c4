import type { Role } from '@sikud/api'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'
import type { RoleTexts } from './texts.ts'

/** Columns of the role list; name and type are visible by default. */
export function roleColumns(texts: RoleTexts): DataColumn<Role>[] {
  return [
    { key: 'name', label: texts.name, value: (role) => role.name },
    { key: 'type_text', label: texts.type, value: (role) => role.type?.text ?? null },
    {
      key: 'description',
      label: texts.description,
      value: (role) => role.description,
      flex: 2,
      defaultVisible: false,
    },
  ]
}
