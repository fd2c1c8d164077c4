export { ConfirmDialog, type ConfirmQuestion } from './kit/ConfirmDialog/ConfirmDialog.tsx'
export { ConfirmProvider, useConfirm, type Confirm } from './kit/ConfirmDialog/ConfirmProvider.tsx'
