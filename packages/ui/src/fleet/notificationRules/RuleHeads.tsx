import Box from '@mui/material/Box'
import { ruleColumns, wideRow } from './ruleColumns.ts'
import { useNotificationRulesTexts } from './texts.ts'

/**
 * Renders the column headers above the rules; visible only if the form is wide enough for one line per rule. Screen
 * readers skip them, because each control has its own name.
 */
export function RuleHeads() {
  const { channel, ...texts } = useNotificationRulesTexts()
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        typography: 'caption',
        fontWeight: 650,
        color: 'text.secondary',
        pb: 1,
        [wideRow]: { display: 'grid', gridTemplateColumns: ruleColumns, columnGap: 2.5, alignItems: 'end' },
      }}
    >
      <span>{texts.rule}</span>
      <span>{texts.threshold}</span>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', textAlign: 'center' }}>
        <span>{channel.list}</span>
        <span>{channel.push}</span>
        <span>{channel.sound}</span>
      </Box>
      <span>{texts.covers}</span>
      <span>{texts.lastDays}</span>
    </Box>
  )
}
