import type { RuleTime } from '@sikud/api'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useFormTexts } from '../../kit/texts.ts'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { type Weekday, weekdays } from '../group/groupTimes.ts'
import { useGroupTexts } from '../group/texts.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { firstTime, type RulesValues, type VehicleKind } from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

/** Renders a button that shows the hours in which a rule applies, and opens the dialog to choose them. */
export function TimeField({ kind }: { kind: VehicleKind }) {
  const texts = useNotificationRulesTexts()
  const [isOpen, setOpen] = useState(false)
  const { field } = useController<RulesValues, `times.${VehicleKind}`>({ name: `times.${kind}` })
  const text = useTimeText(field.value)
  return (
    <>
      <ChoiceButton label={texts.timeOf(text)} onClick={() => setOpen(true)}>
        {text}
      </ChoiceButton>
      {isOpen && (
        <TimeDialog
          rule={texts.rules[kind]}
          time={field.value}
          // A movement at any time is the rule "Perjalanan dimulai"; an engine at any time runs all day.
          hasAnyTime={kind !== 'moving' && kind !== 'engine_on'}
          onClose={() => setOpen(false)}
          onChoose={(time) => {
            field.onChange(time)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

/** Returns the hours of a rule in words, such as "Sen–Jum 22.00–05.00". */
function useTimeText(time: RuleTime | null): string {
  const texts = useNotificationRulesTexts()
  const group = useGroupTexts()
  if (time === null) return texts.anyTime
  if (time.outside_work) return texts.outsideWork
  const hours = time.from === time.to ? group.allDay : `${group.clock(time.from)}–${group.clock(time.to)}`
  return `${daysText(time.days, group.weekdays, texts.everyDay)} ${hours}`
}

function daysText(
  days: readonly Weekday[],
  names: Readonly<Record<Weekday, string>>,
  everyDay: string,
): string {
  if (days.length === weekdays.length) return everyDay
  const runs: Weekday[][] = []
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue
    const before = weekdays[index - 1]
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === before) run.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) =>
      [run[0], run.length > 1 ? run.at(-1) : undefined].flatMap((day) => (day ? short(names[day]) : [])),
    )
    .map((ends) => ends.join('–'))
    .join(', ')
}

/** Returns the first three letters of a weekday: its usual short form in Indonesian and in English. */
function short(name: string): string {
  return name.slice(0, 3)
}

type When = 'any' | 'outside' | 'own'

interface TimeDialogProps {
  /** Name of the rule. */
  rule: string
  time: RuleTime | null
  hasAnyTime: boolean
  onChoose: (time: RuleTime | null) => void
  onClose: () => void
}

function TimeDialog({ rule, time, hasAnyTime, onChoose, onClose }: TimeDialogProps) {
  const texts = useNotificationRulesTexts()
  const [when, setWhen] = useState<When>(time === null ? 'any' : time.outside_work ? 'outside' : 'own')
  const [own, setOwn] = useState(time ?? firstTime)
  const [isTried, setTried] = useState(false)
  const isComplete = own.days.length > 0 && own.from !== '' && own.to !== ''

  function apply() {
    if (when === 'any') onChoose(null)
    else if (when === 'outside') onChoose({ ...(isComplete ? own : firstTime), outside_work: true })
    else if (isComplete) onChoose({ ...own, outside_work: false })
    else setTried(true)
  }

  return (
    <RuleDialog title={texts.timeTitle(rule)} onApply={apply} onClose={onClose}>
      <RadioGroup
        aria-label={texts.timeTitle(rule)}
        value={when}
        onChange={(_, value) => setWhen(value === 'any' || value === 'own' ? value : 'outside')}
      >
        {hasAnyTime && <FormControlLabel value="any" control={<Radio />} label={texts.anyTime} />}
        <FormControlLabel value="outside" control={<Radio />} label={texts.outsideWork} />
        <FormControlLabel value="own" control={<Radio />} label={texts.ownTime} />
      </RadioGroup>
      {when === 'own' && <OwnHours time={own} isTried={isTried} onChange={setOwn} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.timeHelp}
      </Typography>
    </RuleDialog>
  )
}

interface OwnHoursProps {
  time: RuleTime
  /** Whether the user tried to apply incomplete hours. */
  isTried: boolean
  onChange: (time: RuleTime) => void
}

function OwnHours({ time, isTried, onChange }: OwnHoursProps) {
  const texts = useNotificationRulesTexts()
  const { faults } = useFormTexts()
  const group = useGroupTexts()
  const noteId = useId()
  const { days, from, to } = time
  const isWithoutDay = isTried && days.length === 0
  const clock = (value: string) => (isTried && value === '' ? { error: faults.required } : {})
  return (
    <>
      <FormControl error={isWithoutDay}>
        <ToggleButtonGroup
          fullWidth
          aria-label={texts.days}
          aria-describedby={isWithoutDay ? noteId : undefined}
          value={days}
          onChange={(_, chosen: Weekday[]) =>
            onChange({ ...time, days: weekdays.filter((day) => chosen.includes(day)) })
          }
        >
          {weekdays.map((day) => (
            <ToggleButton
              key={day}
              value={day}
              aria-label={group.weekdays[day]}
              sx={{ px: 0, minWidth: 0, textTransform: 'none' }}
            >
              {short(group.weekdays[day])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isWithoutDay && (
          <FormHelperText id={noteId} sx={{ mx: 0 }}>
            {texts.noDay}
          </FormHelperText>
        )}
      </FormControl>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        <TextInput
          label={texts.from}
          type="time"
          value={from}
          onChange={(text) => onChange({ ...time, from: text.slice(0, 5) })}
          {...clock(from)}
        />
        <TextInput
          label={texts.to}
          type="time"
          value={to}
          onChange={(text) => onChange({ ...time, to: text.slice(0, 5) })}
          hint={to !== '' && to <= from ? (to === from ? texts.wholeDay : texts.nextDay) : undefined}
          {...clock(to)}
        />
      </Box>
    </>
  )
}
