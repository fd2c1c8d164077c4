import { ActionsMenuItem } from './ActionsMenuItem.tsx'
import { ActionsMenuReason } from './ActionsMenuReason.tsx'
import type { RecordAction } from './RecordAction.ts'

/** Returns the menu items of the actions, followed by the reasons why some are disabled. */
export function actionItems(actions: readonly RecordAction[], id: string, close: () => void) {
  // Items with the same reason share one text.
  const reasons = [...new Set(actions.map((action) => action.reason))].filter((text) => text !== undefined)
  const reasonId = (text: string) => `${id}-${reasons.indexOf(text)}`
  return [
    ...actions.map((action) => (
      <ActionsMenuItem
        key={action.key}
        action={action}
        onDone={close}
        reasonId={action.reason && reasonId(action.reason)}
      />
    )),
    ...reasons.map((text) => <ActionsMenuReason key={text} id={reasonId(text)} text={text} />),
  ]
}
