import { useImportChoices, useImportKinds, useSheetImport } from '@sikud/api/react'
import { ImportSteps } from '@sikud/ui/import'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'

/** Renders the page Impor, which stores the rows of a sheet. */
export function ImportPage() {
  const { titles, navigation } = useTexts()
  const [params, setParams] = useSearchParams()
  const kinds = useImportKinds()
  const kind = kinds.find((one) => one === params.get('kind')) ?? kinds[0] ?? 'vehicle'
  const { run, check, start, cancel, undo, forget } = useSheetImport()
  const loadChoices = useImportChoices()
  const list = kind === 'fleet' ? 'vehicle' : kind
  return (
    <Page
      title={titles.import}
      breadcrumbs={[{ title: navigation[list], to: paths[list].list }, { title: titles.import }]}
    >
      <ImportSteps
        // A sheet of another kind begins at the first step.
        key={kind}
        kinds={kinds}
        kind={kind}
        onKindChange={(next) => setParams({ kind: next }, { replace: true })}
        loadChoices={loadChoices}
        onCheck={check}
        onStart={start}
        run={run}
        onCancel={cancel}
        onUndo={undo}
        onRestart={forget}
        listTo={paths[list].list}
      />
    </Page>
  )
}
