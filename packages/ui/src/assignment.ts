export { AssignmentHistory } from './fleet/assignment/AssignmentHistory.tsx'
export { AssignmentNotice } from './fleet/assignment/AssignmentNotice.tsx'
export { CorrectionDialog } from './fleet/assignment/CorrectionDialog.tsx'
export { useAssignmentTexts } from './fleet/assignment/texts.ts'
