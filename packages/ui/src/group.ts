export { GroupDetail, type GroupDetailProps } from './fleet/group/GroupDetail.tsx'
export { GroupFilter, type GroupFilterProps } from './fleet/group/GroupFilter.tsx'
export { GroupForm, type GroupFormProps } from './fleet/group/GroupForm.tsx'
export { GroupTree, type GroupTreeProps } from './fleet/group/GroupTree.tsx'
export {
  groupOptions,
  groupRows,
  type GroupRow,
  type TreeRow,
  type GroupMembers,
} from './fleet/group/groupRows.ts'
export type { GroupValues } from './fleet/group/GroupForm.tsx'
