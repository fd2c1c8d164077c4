export { exportTable, type ExportColumn, type ExportFormat, type TableExport } from './export/exportTable.ts'
export { ExportButton, type ExportButtonProps } from './kit/ExportButton/ExportButton.tsx'
export { setSheetWorker } from './export/sheetWorker.ts'
export { useAboutRows, type ExportChoice } from './kit/ExportButton/useAboutRows.ts'
