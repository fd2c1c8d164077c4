import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ReviewedScreen } from '../../apps/dashboard/src/testing/screenStates.ts'
import { screens } from '../../apps/dashboard/src/testing/screens.ts'
import { DocTable } from './DocTable.tsx'

const states = {
  normal: 'Normal',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  longNames: 'Long names',
  phone: 'Phone',
}

/** Lists every screen with its URL. For each state it has a link to the story, or the reason why there is none. */
export function ScreenTable() {
  return (
    <DocTable
      heads={['Screen', ...Object.values(states)]}
      rows={screens.map((screen) => [
        <span key="screen">
          <b>{screen.name}</b>
          <br />
          <code>{screen.at}</code>
        </span>,
        stateLink(screen, 'normal'),
        stateLink(screen, 'loading'),
        stateLink(screen, 'empty'),
        stateLink(screen, 'failed'),
        stateLink(screen, 'longNames'),
        stateLink(screen, 'phone'),
      ])}
    />
  )
}

function stateLink(screen: ReviewedScreen, state: keyof typeof states) {
  const shown = screen.states[state]
  if (typeof shown !== 'string') return <small>{shown.none}</small>
  const name = storyNameFromExport(shown)
  return (
    <a
      href={`./?path=/story/${toId(screen.title, name)}`}
      target="_top"
      aria-label={`${screen.name}: ${states[state]}`}
    >
      {name}
    </a>
  )
}
