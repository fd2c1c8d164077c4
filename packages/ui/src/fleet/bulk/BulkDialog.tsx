import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type {
  BulkAction,
  BulkKind,
  BulkPlan,
  RefusedRecord,
  ManyResult,
  Driver,
  GroupPlace,
  Id,
  Vehicle,
} from '@sikud/api'
import { useId, useMemo, useRef } from 'react'
import { noValue } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type Choices, ChoicesFailed } from '../../kit/Form/ChoicesFailed.tsx'
import { type ComboOption, chosenOption } from '../../kit/Form/comboOptions.ts'
import { ComboInput, useComboProps } from '../../kit/Form/useComboProps.tsx'
import { useFormTexts, useStateTexts } from '../../kit/texts.ts'
import { driverOptions, vehicleOptions } from '../assignment/assignmentOptions.ts'
import { groupOptions } from '../group/groupRows.ts'
import { type BulkTexts, useBulkTexts } from './texts.ts'

export interface BulkChoices {
  group_id: Choices<GroupPlace>
  vehicle_id: Choices<Vehicle>
  driver_id: Choices<Driver>
}

export interface BulkDialogProps {
  kind: BulkKind
  plan: BulkPlan
  onPlan: (plan: BulkPlan) => void
  /** The values to choose from, by field. */
  choices: BulkChoices
  /** What the server says would happen; `data` is undefined until it has answered. */
  preview: { data: ManyResult | undefined; error: { message: string } | null; refetch: () => unknown }
  /** How many devices move with their vehicles, or how many vehicles lose a device that is deleted. */
  attached: number
  /** The most records of one action, if there are more. */
  limit?: number | undefined
  onRun: () => void
  /** True while the action runs. */
  running: boolean
  /** The result, after the action has run. */
  result: ManyResult | undefined
  /** Returns the URL of the page of a record. */
  recordTo: (id: Id) => string
  onClose: () => void
}

/** Asks for the value of a bulk action, says what will happen, and after it which records did not change. */
export function BulkDialog(props: BulkDialogProps) {
  const { kind, plan, preview, running, result, onRun, onClose } = props
  const texts = useBulkTexts()
  const { number } = useFormat()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const { action } = plan
  const counted = (count: number) => texts.counted[kind](number(count))
  const removes = action === 'remove'
  const done = preview.data?.data.done ?? 0
  const refused = result?.data.refused ?? preview.data?.data.refused ?? []
  const failed = counted(refused.length)
  const title = result
    ? (removes ? texts.unremoved : texts.unchanged)(failed)
    : texts.titles[action](counted(plan.records.length))
  return (
    <Dialog
      open
      onClose={() => running || onClose()}
      role={removes ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onEntered: () => field.current?.querySelector('input')?.focus() } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {action !== 'remove' && !result && (
          <div ref={field}>
            <ValueField {...props} action={action} />
          </div>
        )}
        {!result && <Preview {...props} counted={counted} />}
        {refused.length > 0 && (
          <Refusals
            title={result ? undefined : (removes ? texts.cannotRemove : texts.cannot)(failed)}
            label={title}
            refused={refused}
            recordTo={props.recordTo}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog focuses its least harmful answer */}
        <Button variant="outlined" autoFocus={removes} onClick={onClose} disabled={running}>
          {result ? texts.close : texts.cancel}
        </Button>
        {!result && (
          <Button
            variant="contained"
            color={removes ? 'error' : 'primary'}
            disabled={done === 0}
            aria-disabled={running}
            onClick={() => running || onRun()}
          >
            {running ? texts.running : texts.confirm[action](counted(done || plan.records.length))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The id of the option that clears the field. */
const NONE = ''

type FieldAction = Exclude<BulkAction, 'remove'>

/** Asks for the new value of the field. */
function ValueField({ action, plan, onPlan, choices, running }: BulkDialogProps & { action: FieldAction }) {
  const texts = useBulkTexts()
  const form = useFormTexts()
  const combo = useComboProps()
  const id = useId()
  const source = choices[action]
  const options = useMemo(() => optionsOf(action, choices, texts), [action, choices, texts])
  const isFailed = source.data === undefined && Boolean(source.error)
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {texts.fields[action]}
      </FormLabel>
      <Autocomplete
        {...combo}
        id={id}
        options={source.data === undefined ? [] : options}
        value={chosenOption(options, plan.value === null ? NONE : plan.value, null)}
        onChange={(_, option) =>
          onPlan({ ...plan, value: option === null ? undefined : option.id === NONE ? null : option.id })
        }
        loading={source.data === undefined && !isFailed}
        readOnly={running}
        renderInput={(params) => <ComboInput params={params} placeholder={form.choose} />}
      />
      {isFailed && (
        <FormHelperText error component="div">
          <ChoicesFailed source={source} />
        </FormHelperText>
      )}
    </FormControl>
  )
}

function optionsOf(action: FieldAction, choices: BulkChoices, { none }: BulkTexts): ComboOption[] {
  if (action === 'group_id') return groupOptions(choices.group_id.data ?? [])
  const empty = { id: NONE, label: none[action] }
  if (action === 'vehicle_id') return [empty, ...vehicleOptions(choices.vehicle_id.data ?? [])]
  return [empty, ...driverOptions(choices.driver_id.data ?? [])]
}

/** Says what will happen, as far as the server has answered. */
function Preview(props: BulkDialogProps & { counted: (count: number) => string }) {
  const { kind, plan, preview, attached, limit, counted } = props
  const texts = useBulkTexts()
  const { retry } = useStateTexts()
  const { number } = useFormat()
  const { action } = plan
  if (limit !== undefined) return <Alert severity="info">{texts.tooMany(counted(limit))}</Alert>
  const isComplete = action === 'remove' || plan.value !== undefined
  if (isComplete && preview.error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => preview.refetch()}>
            {retry}
          </Button>
        }
      >
        {preview.error.message}
      </Alert>
    )
  const done = preview.data?.data.done
  const also = kind === 'vehicle' ? texts.devicesMove : texts.vehiclesLose
  const of = kind === 'vehicle' ? texts.counted.device : texts.counted.vehicle
  return (
    <Typography component="output" sx={{ display: 'block' }}>
      {isComplete && done === undefined && texts.checking}
      {done === 0 && texts.nothing}
      {done !== undefined && done > 0 && (
        <>
          {texts.will[action](counted(done))}
          {attached > 0 && ` ${also(of(number(attached)))}`}
        </>
      )}
    </Typography>
  )
}

/** The most records to list: a server can refuse thousands. */
const SHOWN = 200

interface RefusalsProps {
  title: string | undefined
  /** Accessible name of the list. */
  label: string
  refused: readonly RefusedRecord[]
  recordTo: (id: Id) => string
}

/** Lists the records that cannot change, or did not, each with a reason. */
function Refusals({ title, label, refused, recordTo }: RefusalsProps) {
  const texts = useBulkTexts()
  const { number } = useFormat()
  return (
    <div>
      {title && <Typography sx={{ fontWeight: 650, mb: 0.5 }}>{title}</Typography>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <Box component="ul" aria-label={title ?? label} tabIndex={0} sx={listLook}>
        {refused.slice(0, SHOWN).map(({ id, name, reason }) => (
          <li key={id}>
            {name ? <Link href={recordTo(id)}>{name}</Link> : noValue}
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {reason}
            </Typography>
          </li>
        ))}
        {refused.length > SHOWN && <li>{texts.others(number(refused.length - SHOWN))}</li>}
      </Box>
    </div>
  )
}

const listLook = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 260,
  overflowY: 'auto',
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider' },
} as const
