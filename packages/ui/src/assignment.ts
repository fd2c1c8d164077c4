export { AssignmentHistory, type AssignmentHistoryProps } from './fleet/assignment/AssignmentHistory.tsx'
export { AssignmentNotice, type AssignmentNoticeProps } from './fleet/assignment/AssignmentNotice.tsx'
export { CorrectionDialog, type CorrectionDialogProps } from './fleet/assignment/CorrectionDialog.tsx'
export { useAssignmentTexts } from './fleet/assignment/texts.ts'
