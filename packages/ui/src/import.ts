export { ImportSteps, type ImportStepsProps } from './fleet/import/ImportSteps.tsx'
export type { ImportChoices } from './fleet/import/SourceStep.tsx'
