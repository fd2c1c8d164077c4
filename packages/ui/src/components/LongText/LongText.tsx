import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'

/** Maximum number of characters that always fit into two lines. */
const MAX_SHORT = 60

/**
 * Shows a text of the server in at most two lines. If it is longer, a tooltip shows all of it, also on touch and for
 * the keyboard.
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
