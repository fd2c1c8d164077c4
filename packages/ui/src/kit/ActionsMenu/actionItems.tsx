import { ActionsMenuItem } from './ActionsMenuItem.tsx'
import { ActionsMenuReason } from './ActionsMenuReason.tsx'
import type { RecordAction } from './RecordAction.ts'

/** Returns the menu items of the actions, and after them the reasons why some actions are disabled. */
export function actionItems(actions: readonly RecordAction[], id: string, close: () => void) {
  // Items that have the same reason refer to one text.
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
