export { BulkActions, type BulkActionsProps } from './fleet/bulk/BulkActions.tsx'
export type { BulkChoices } from './fleet/bulk/BulkDialog.tsx'
