export { ConfirmDialog, type ConfirmQuestion } from './components/ConfirmDialog/ConfirmDialog.tsx'
export { ConfirmProvider, useConfirm, type Confirm } from './components/ConfirmDialog/ConfirmProvider.tsx'
