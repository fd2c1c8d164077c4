import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { ArgTypes, Canvas, Controls, useOf, type Of } from '@storybook/addon-docs/blocks'
import { statuses, statusOf } from './componentStatus.ts'
import { lastChange, versionsOf } from './lastChange.ts'

const changelogs = import.meta.glob<string>('../../packages/{ui,maps}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pending = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const colours = { stabil: 'success', baru: 'info', usang: 'warning' } as const

/** Returns all changes of the package with the component, newest first. */
function changesOf(title: string) {
  const name = title.startsWith('Maps/') ? 'maps' : 'ui'
  const unreleased = Object.values(pending).map((text) => ({ version: null, text }))
  return [...unreleased, ...versionsOf(changelogs[`../../packages/${name}/CHANGELOG.md`] ?? '')]
}

interface PlaygroundProps {
  /** The story whose args the table changes. */
  of: Of
  /** Height of an iframe, for a component that needs a window of its own. Its args change only on the page of the story. */
  height?: string
}

/** A place for a table that is wider than a phone. The padding keeps the border of the table visible. */
const scroller = { overflowX: 'auto', px: '1px' }

/** Shows the status of a component, the version that last changed it, and a story whose props can be changed. */
export function Playground({ of, height }: PlaygroundProps) {
  const { story } = useOf(of, ['story'])
  const component = story.title.split('/').at(-1) ?? ''
  const status = statusOf(story.tags)
  const version = lastChange(component, changesOf(story.title))
  return (
    <>
      <Typography
        component="div"
        variant="body2"
        className="sb-unstyled"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}
      >
        {status && <Chip size="small" color={colours[status]} label={status} />}
        {status && `${statuses[status]}.`}{' '}
        {version === null ? 'Changed since the last release.' : `Last changed in ${version}.`}
      </Typography>
      {height === undefined ? (
        <>
          <Canvas of={of} />
          {Object.keys(story.argTypes).length > 0 && (
            <Box sx={scroller}>
              <Controls of={of} />
            </Box>
          )}
        </>
      ) : (
        <>
          <Canvas of={of} story={{ inline: false, height }} />
          <p>
            <a href={`./?path=/story/${story.id}`} target="_top">
              Change the props
            </a>
          </p>
          <Box sx={scroller}>
            <ArgTypes of={of} />
          </Box>
        </>
      )}
    </>
  )
}
