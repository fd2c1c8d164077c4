export {
  ConfirmDialog,
  type ConfirmQuestion,
  type ConfirmDialogProps,
} from './kit/ConfirmDialog/ConfirmDialog.tsx'
export { ConfirmProvider, useConfirm, type Confirm } from './kit/ConfirmDialog/ConfirmProvider.tsx'
