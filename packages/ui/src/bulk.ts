export { BulkActions, type BulkActionsProps } from './fleet/bulk/BulkActions.tsx'
export type { BulkChoices, BulkDialogProps } from './fleet/bulk/BulkDialog.tsx'
