import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'

/** Maximum number of characters that always fit into two lines. */
const MAX_SHORT = 60

/**
 * Shows a text of the server in at most two lines. A text that may be longer has a tooltip with the whole text, which
 * also opens on touch and on keyboard focus.
 */
export function LongText({ text }: { text: string }) {
  if (text.length <= MAX_SHORT) return text
  return (
    <Tooltip title={text} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  )
}
