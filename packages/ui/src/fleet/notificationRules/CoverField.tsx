import type { Id } from '@sikud/api'
import EditIcon from '@mui/icons-material/ExpandMoreOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { use, useState } from 'react'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { CoverDialog } from './CoverDialog.tsx'
import type { Cover, CoverChoices, RulesValues, VehicleKind } from './rulesValues.ts'
import { useNotificationRulesTexts } from './texts.ts'

/** Maximum number of names that are shown; if there are more, only their number is shown. */
const MAX_NAMES = 2

/** Renders a button that shows which vehicles and depots a rule covers, and opens the dialog to choose them. */
export function CoverField({ kind, vehicles, groups }: CoverChoices & { kind: VehicleKind }) {
  const texts = useNotificationRulesTexts()
  const { busy } = use(FormProgress)
  const [isOpen, setOpen] = useState(false)
  const ofVehicles = useController<RulesValues, `vehicles.${VehicleKind}`>({ name: `vehicles.${kind}` }).field
  const ofGroups = useController<RulesValues, `groups.${VehicleKind}`>({ name: `groups.${kind}` }).field
  const cover = { vehicles: ofVehicles.value, groups: ofGroups.value }
  const text = useCoverText(cover, { vehicles, groups })
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
          overflowWrap: 'anywhere',
          borderColor: 'divider',
        }}
      >
        {text}
      </Button>
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
