export { isRecordId } from './isRecordId.ts'
export type * from './models.ts'
export { statusText } from './statusText.ts'
