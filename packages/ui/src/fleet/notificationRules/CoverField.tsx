import type { Id } from '@sikud/api'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { ChoiceButton } from './ChoiceButton.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import {
  type Cover,
  type CoverChoices,
  MAX_COVERED,
  type RulesValues,
  type VehicleChoices,
  type VehicleKind,
} from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { groupOptions } from '../group/groupRows.ts'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type Choices, ChoicesFailed } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboInput, useComboProps } from '../../kit/Form/useComboProps.tsx'

/** Maximum number of names that are shown; if there are more, only their number is shown. */
const MAX_NAMES = 2

/** Renders a button that shows which vehicles and depots a rule covers, and opens the dialog to choose them. */
export function CoverField({ kind, vehicles, groups }: CoverChoices & { kind: VehicleKind }) {
  const texts = useNotificationRulesTexts()
  const [isOpen, setOpen] = useState(false)
  const ofVehicles = useController<RulesValues, `vehicles.${VehicleKind}`>({ name: `vehicles.${kind}` }).field
  const ofGroups = useController<RulesValues, `groups.${VehicleKind}`>({ name: `groups.${kind}` }).field
  const cover = { vehicles: ofVehicles.value, groups: ofGroups.value }
  const text = useCoverText(cover, { vehicles, groups })
  if (vehicles === undefined) return <Typography variant="body2">{text}</Typography>
  return (
    <>
      <ChoiceButton label={texts.coversOf(text)} onClick={() => setOpen(true)}>
        {text}
      </ChoiceButton>
      {isOpen && (
        <CoverDialog
          rule={texts.rules[kind]}
          cover={cover}
          vehicles={vehicles}
          groups={groups}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            ofVehicles.onChange(chosen.vehicles)
            ofGroups.onChange(chosen.groups)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

function useCoverText(cover: Cover, { vehicles, groups }: CoverChoices): string {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const parts = [
    ...namesOf(
      cover.groups,
      groups?.data,
      ({ name }) => name,
      (count) => texts.depots(number(count)),
    ),
    ...namesOf(
      cover.vehicles,
      vehicles?.data,
      (one) => one.number,
      (count) => texts.vehicles(number(count)),
    ),
  ]
  return parts.length === 0 ? texts.allVehicles : parts.join(', ')
}

/** Returns the names of the chosen records, or only their number if there are many or a name is unknown. */
function namesOf<Row extends { id: Id }>(
  chosen: readonly number[] | null,
  rows: readonly Row[] = [],
  nameOf: (row: Row) => string,
  countOf: (count: number) => string,
): string[] {
  if (chosen === null || chosen.length === 0) return []
  const ids = new Set(chosen)
  const names = rows.filter(({ id }) => ids.has(Number(id))).map(nameOf)
  return names.length === chosen.length && names.length <= MAX_NAMES ? names : [countOf(chosen.length)]
}

interface CoverDialogProps {
  /** Name of the rule. */
  rule: string
  cover: Cover
  vehicles: VehicleChoices
  groups: CoverChoices['groups']
  onChoose: (cover: Cover) => void
  onClose: () => void
}

/** Asks whether a rule covers all vehicles or only chosen depots and vehicles. */
function CoverDialog({ rule, cover, vehicles, groups, onChoose, onClose }: CoverDialogProps) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const [isAll, setAll] = useState(cover.vehicles === null && cover.groups === null)
  const [isTried, setTried] = useState(false)
  const vehicleOptions = useMemo(() => vehicles.data?.map(toOption), [vehicles.data])
  const depots = groups?.data
  const depotOptions = useMemo(() => depots && groupOptions(depots), [depots])
  const hasDepots = (depots?.length ?? 0) > 1 || cover.groups !== null
  const [chosen, setChosen] = useState({ vehicles: cover.vehicles ?? [], groups: cover.groups ?? [] })
  // Leaves out chosen records that were deleted after the rule was saved, because their names are unknown.
  const kept = {
    vehicles: known(chosen.vehicles, vehicleOptions),
    groups: known(chosen.groups, depotOptions),
  }
  const isNothing = kept.vehicles.length === 0 && kept.groups.length === 0
  const fault = isNothing
    ? hasDepots
      ? texts.noCover
      : texts.noVehicle
    : kept.vehicles.length > MAX_COVERED
      ? texts.tooMany(number(MAX_COVERED))
      : null

  function apply() {
    if (isAll) onChoose({ vehicles: null, groups: null })
    else if (fault !== null) setTried(true)
    else onChoose({ vehicles: orNull(kept.vehicles), groups: orNull(kept.groups) })
  }

  return (
    <RuleDialog title={texts.coversTitle(rule)} onApply={apply} onClose={onClose}>
      <RadioGroup
        aria-label={texts.coversTitle(rule)}
        value={isAll ? 'all' : 'some'}
        onChange={(_, value) => setAll(value === 'all')}
      >
        <FormControlLabel value="all" control={<Radio />} label={texts.allVehicles} />
        <FormControlLabel
          value="some"
          control={<Radio />}
          label={hasDepots ? texts.someCovered : texts.someVehicles}
        />
      </RadioGroup>
      {!isAll && hasDepots && groups && (
        <CoverSearch
          label={texts.someDepots}
          placeholder={texts.searchDepot}
          source={groups}
          options={depotOptions}
          chosen={kept.groups}
          onChoose={(ids) => setChosen({ ...chosen, groups: ids })}
          note={texts.depotHelp}
          isLabelled
        />
      )}
      {!isAll && (
        <CoverSearch
          label={texts.someVehicles}
          placeholder={texts.search}
          source={vehicles}
          options={vehicleOptions}
          chosen={kept.vehicles}
          onChoose={(ids) => setChosen({ ...chosen, vehicles: ids })}
          fault={isTried ? fault : null}
          note={texts.vehicles(number(kept.vehicles.length))}
          isLabelled={hasDepots}
        />
      )}
    </RuleDialog>
  )
}

function known(ids: readonly number[], options: readonly ComboOption[] | undefined): number[] {
  if (options === undefined) return [...ids]
  const keys = new Set(options.map((option) => Number(option.id)))
  return ids.filter((one) => keys.has(one))
}

function orNull(ids: number[]): number[] | null {
  return ids.length === 0 ? null : ids
}

function toOption({ id, number, type }: NonNullable<VehicleChoices['data']>[number]): ComboOption {
  const kind = [type?.brand?.name, type?.name].filter(Boolean).join(' ')
  return { id: Number(id), label: number, ...(kind && { hint: kind }) }
}

const filterOptions = createFilterOptions<ComboOption>({
  stringify: ({ label, hint }) => `${label} ${hint ?? ''}`,
})

interface CoverSearchProps {
  label: string
  placeholder: string
  source: Choices<unknown>
  /** Undefined until loaded. */
  options: readonly ComboOption[] | undefined
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
  fault?: string | null
  /** Help text below the field; an error replaces it. */
  note: string
  /** Whether the label is visible. */
  isLabelled: boolean
}

function CoverSearch(props: CoverSearchProps) {
  const { label, placeholder, source, options, chosen, onChoose, fault = null, note, isLabelled } = props
  const combo = useComboProps()
  const id = useId()
  const isFailed = options === undefined && Boolean(source.error)
  const helperText = isFailed ? <ChoicesFailed source={source} /> : (fault ?? note)
  const keys = new Set(chosen)
  return (
    <FormControl error={fault !== null} fullWidth>
      {isLabelled && (
        <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
          {label}
        </FormLabel>
      )}
      <Autocomplete
        {...combo}
        multiple
        disableCloseOnSelect
        id={id}
        options={options ?? []}
        filterOptions={filterOptions}
        value={(options ?? []).filter((option) => keys.has(Number(option.id)))}
        onChange={(_, value) => onChoose(value.map((option) => Number(option.id)))}
        loading={options === undefined && !isFailed}
        renderInput={(params) => (
          <ComboInput
            params={params}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            noteId={`${id}-note`}
            {...(!isLabelled && { label })}
          />
        )}
      />
      <FormHelperText id={`${id}-note`}>{helperText}</FormHelperText>
    </FormControl>
  )
}
