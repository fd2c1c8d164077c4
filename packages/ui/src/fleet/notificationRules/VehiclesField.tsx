import type { Vehicle } from '@sikud/api'
import EditIcon from '@mui/icons-material/ExpandMoreOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { use, useState } from 'react'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../components/Form/FormProgress.ts'
import { useFormat } from '../../locales/useFormat.ts'
import type { RulesValues, VehicleChoices, VehicleKind } from './rulesValues.ts'
import { useNotificationRulesTexts } from './useNotificationRulesTexts.ts'
import { VehiclesDialog } from './VehiclesDialog.tsx'

/** Names shown before the others are only counted. */
const MAX_NAMES = 2

interface VehiclesFieldProps {
  kind: VehicleKind
  /** Undefined if the user has no permission to choose. */
  vehicles: VehicleChoices | undefined
}

/** Renders which vehicles a rule covers, as a button that opens the choice. */
export function VehiclesField({ kind, vehicles }: VehiclesFieldProps) {
  const texts = useNotificationRulesTexts()
  const { number } = useFormat()
  const { busy } = use(FormProgress)
  const [isOpen, setOpen] = useState(false)
  const { field } = useController<RulesValues, `vehicles.${VehicleKind}`>({ name: `vehicles.${kind}` })
  const chosen = field.value
  const names = namesOf(chosen ?? [], vehicles?.data ?? [])
  const text =
    chosen === null
      ? texts.allVehicles
      : names.length === chosen.length && names.length <= MAX_NAMES
        ? names.join(', ')
        : texts.vehicles(number(chosen.length))
  if (vehicles === undefined) return <Typography variant="body2">{text}</Typography>
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        endIcon={<EditIcon />}
        aria-label={texts.coversOf(text)}
        aria-haspopup="dialog"
        onClick={() => busy || setOpen(true)}
        sx={{
          maxWidth: '100%',
          minHeight: 40,
          px: 1.5,
          fontWeight: 500,
          textTransform: 'none',
          textAlign: 'start',
          borderColor: 'divider',
        }}
      >
        {text}
      </Button>
      {isOpen && (
        <VehiclesDialog
          rule={texts.rules[kind]}
          chosen={chosen}
          vehicles={vehicles}
          onClose={() => setOpen(false)}
          onChoose={(ids) => {
            field.onChange(ids)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

function namesOf(ids: readonly number[], vehicles: readonly Vehicle[]): string[] {
  const chosen = new Set(ids)
  return vehicles.filter(({ id }) => chosen.has(Number(id))).map(({ number }) => number)
}
