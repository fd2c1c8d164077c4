import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type SubmitEvent, useId, useState } from 'react'
import { ChoicesFailed } from '../../components/Form/ChoicesFailed.tsx'
import type { ComboOption } from '../../components/Form/comboOptions.ts'
import { ComboInput, useComboProps } from '../../components/Form/useComboProps.tsx'
import { useFormat } from '../../locales/useFormat.ts'
import { MAX_VEHICLES, type VehicleChoices } from './rulesValues.ts'
import { useNotificationRulesTexts } from './useNotificationRulesTexts.ts'

interface VehiclesDialogProps {
  /** Name of the rule. */
  rule: string
  /** Ids of the covered vehicles; null for all. */
  chosen: readonly number[] | null
  vehicles: VehicleChoices
  onChoose: (ids: number[] | null) => void
  onClose: () => void
}

const filterOptions = createFilterOptions<ComboOption>({
  stringify: ({ label, hint }) => `${label} ${hint ?? ''}`,
})

/** Asks whether a rule covers all vehicles or chosen ones. */
export function VehiclesDialog({ rule, chosen, vehicles, onChoose, onClose }: VehiclesDialogProps) {
  const texts = useNotificationRulesTexts()
  const combo = useComboProps()
  const { number } = useFormat()
  const id = useId()
  const [isAll, setAll] = useState(chosen === null)
  const [ids, setIds] = useState<readonly number[]>(chosen ?? [])
  const [isTried, setTried] = useState(false)
  const options = (vehicles.data ?? []).map(toOption)
  const known = new Set(options.map((option) => option.id))
  // Vehicles that were deleted meanwhile have no name and end here.
  const kept = vehicles.data === undefined ? ids : ids.filter((one) => known.has(one))
  const fault =
    kept.length === 0
      ? texts.noVehicle
      : kept.length > MAX_VEHICLES
        ? texts.tooMany(number(MAX_VEHICLES))
        : null
  const isFailed = vehicles.data === undefined && Boolean(vehicles.error)
  const note = isFailed ? <ChoicesFailed source={vehicles} /> : isTried && fault

  function apply(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!isAll && fault !== null) setTried(true)
    else onChoose(isAll ? null : [...kept])
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={apply} style={{ display: 'contents' }}>
        <DialogTitle id={`${id}-title`}>{texts.coversTitle(rule)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <RadioGroup
            aria-labelledby={`${id}-title`}
            value={isAll ? 'all' : 'some'}
            onChange={(_, value) => setAll(value === 'all')}
          >
            <FormControlLabel value="all" control={<Radio />} label={texts.allVehicles} />
            <FormControlLabel value="some" control={<Radio />} label={texts.someVehicles} />
          </RadioGroup>
          {!isAll && (
            <FormControl error={isTried && fault !== null} fullWidth>
              <Autocomplete
                {...combo}
                multiple
                disableCloseOnSelect
                id={`${id}-vehicles`}
                options={options}
                filterOptions={filterOptions}
                value={options.filter((option) => kept.includes(Number(option.id)))}
                onChange={(_, value) => setIds(value.map((option) => Number(option.id)))}
                loading={vehicles.data === undefined && !isFailed}
                autoHighlight
                renderInput={(params) => (
                  <ComboInput
                    params={params}
                    placeholder={kept.length === 0 ? texts.search : undefined}
                    noteId={note ? `${id}-note` : undefined}
                    label={texts.someVehicles}
                  />
                )}
              />
              <FormHelperText id={`${id}-note`}>{note || texts.vehicles(number(kept.length))}</FormHelperText>
            </FormControl>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="contained" type="submit">
            {texts.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function toOption({ id, number, type }: NonNullable<VehicleChoices['data']>[number]): ComboOption {
  const kind = [type?.brand?.name, type?.name].filter(Boolean).join(' ')
  return { id: Number(id), label: number, ...(kind && { hint: kind }) }
}
