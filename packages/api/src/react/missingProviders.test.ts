import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFleetClient } from './FleetApp.ts'
import { useInbox } from './inbox/InboxProvider.ts'

it.each([
  ['FleetAppProvider app={app}', useFleetClient],
  ['InboxProvider user={user}', useInbox],
])('a hook outside of <%s> says what to put around it', (provider, useHook) => {
  const Page = () => createElement('b', { title: typeof useHook() })
  expect(() => renderToString(createElement(Page))).toThrow(`put <${provider}>`)
})
