import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'

/** Characters that fit into the two lines without a cut. */
const MAX_SHORT = 60

/** Shows a server's text in at most two lines; a longer one is whole in a tooltip, by pointer, touch and keyboard. */
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
