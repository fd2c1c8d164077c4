import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type SubmitEvent, useId, useMemo, useState } from 'react'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { groupOptions } from '../group/groupRows.ts'
import { CoverSearch } from './CoverSearch.tsx'
import { type Cover, type CoverChoices, MAX_COVERED, type VehicleChoices } from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

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
export function CoverDialog({ rule, cover, vehicles, groups, onChoose, onClose }: CoverDialogProps) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const id = useId()
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

  function apply(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isAll) onChoose({ vehicles: null, groups: null })
    else if (fault !== null) setTried(true)
    else onChoose({ vehicles: orNull(kept.vehicles), groups: orNull(kept.groups) })
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
