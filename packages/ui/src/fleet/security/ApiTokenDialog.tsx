'use client'

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import type { ApiTokenInput, GroupPlace, Id } from '@sikud/api'
import { use, useId, useState } from 'react'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { type Choices, ChoicesFailed } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import { label } from '../checks.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { GroupsField, type GroupsValue } from '../group/GroupsField.tsx'
import { useSecurityTexts } from './texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import Alert from '@mui/material/Alert'
import { CopyField } from '../../kit/CopyField/CopyField.tsx'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useController } from 'react-hook-form'
import { FormProgress } from '../../kit/Form/FormProgress.ts'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'

const DAYS = [30, 90, 180, 365]
const DAY_MS = 86_400_000
const empty: TokenValues = { name: '', days: 90, permissions: [], all_groups: true, group_ids: [] }

/** Keeps the buttons in view below a long list. Negative margins make this bar cover the padding of the dialog. */
const stickyActions = {
  position: 'sticky',
  bottom: -16,
  zIndex: 1,
  gap: 1.5,
  mx: -3,
  mb: -2,
  px: 3,
  pt: 1.5,
  pb: 2.5,
  alignItems: 'center',
  bgcolor: 'background.raised',
  borderTop: 1,
  borderColor: 'divider',
} as const

export interface ApiTokenDialogProps {
  /** The permissions that the token can get. */
  permissions: Choices<{ id: string | number; name: string }>
  /** The depots that the user sees; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  /** Creates and returns the token; if that fails, rejects with an error that has `fields`, such as ApiError. */
  onCreate: (input: ApiTokenInput) => Promise<{ token: string }>
  onClose: () => void
}

/** Creates an API token and shows it once, so that the user can copy it. */
export function ApiTokenDialog({ permissions, groups, onCreate, onClose }: ApiTokenDialogProps) {
  const texts = useSecurityTexts()
  const id = useId()
  const { now } = useFormat()
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const [isSaved, setSaved] = useState(false)

  async function create({ name, days, permissions: chosen, all_groups, group_ids }: TokenValues) {
    const expires_at = new Date(now() + days * DAY_MS).toISOString()
    const { token } = await onCreate({
      name,
      permissions: chosen,
      expires_at,
      ...(!all_groups && { group_ids: [...group_ids] }),
    })
    setMade({ name, token })
  }

  return (
    <Dialog
      open
      // Neither Escape nor a click beside the dialog may lose a token that was not copied yet.
      onClose={() => (made ? undefined : onClose())}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {made ? texts.tokenReady(made.name) : texts.tokenDialog}
      </DialogTitle>
      <DialogContent>
        {made ? (
          <NewToken token={made.token} isSaved={isSaved} onSaved={setSaved} />
        ) : (
          <Form label={texts.tokenDialog} values={empty} onSubmit={create}>
            <TextField<TokenValues>
              name="name"
              label={texts.tokenName}
              helper={texts.tokenNameHelp}
              required
              checks={[label]}
              autoComplete="off"
            />
            <ComboField<TokenValues>
              name="days"
              label={texts.tokenDays}
              required
              options={DAYS.map((days) => ({ id: days, label: texts.days(days) }))}
            />
            <GroupsField groups={groups} mayGiveAll words={texts.tokenGroups} />
            <TokenPermissions source={permissions} />
            <Stack direction="row" sx={stickyActions}>
              <FormActions saveLabel={texts.create} />
              <Button variant="outlined" onClick={onClose}>
                {texts.cancel}
              </Button>
            </Stack>
          </Form>
        )}
      </DialogContent>
      {made && (
        <DialogActions>
          <Button variant="contained" disabled={!isSaved} onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

interface NewTokenProps {
  token: string
  /** Whether the user has confirmed that the token is saved. */
  isSaved: boolean
  onSaved: (isSaved: boolean) => void
}

function NewToken({ token, isSaved, onSaved }: NewTokenProps) {
  const texts = useSecurityTexts()
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{texts.tokenOnce}</Alert>
      <CopyField label={texts.token} value={token} copy={texts.copyToken} copied={texts.tokenCopied} />
      <FormControlLabel
        label={texts.tokenSaved}
        control={<Checkbox checked={isSaved} onChange={(_, checked) => onSaved(checked)} />}
      />
    </Stack>
  )
}

/** The form values of a new API token, which is valid for `days` days. */
interface TokenValues extends GroupsValue {
  name: string
  days: number
  permissions: Id[]
}

function TokenPermissions({ source }: { source: Choices<{ id: Id; name: string }> }) {
  const texts = useSecurityTexts()
  const id = useId()
  const { busy } = use(FormProgress)
  const { field, fieldState } = useController<TokenValues, 'permissions'>({
    name: 'permissions',
    rules: { validate: (chosen) => chosen.length > 0 || texts.choosePermission },
  })
  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={`${id}-note`}
      aria-invalid={fieldState.invalid || undefined}
      tabIndex={-1}
    >
      <FormLabel component="legend" required>
        {texts.tokenPermissions}
      </FormLabel>
      {source.data === undefined && !source.error && <LoadingBlock lines={3} />}
      {source.data?.map((permission) => (
        <FormControlLabel
          key={permission.id}
          label={permission.name}
          control={
            <Checkbox
              size="small"
              checked={field.value.includes(permission.id)}
              onChange={(_, checked) =>
                busy ||
                field.onChange(
                  checked
                    ? [...field.value, permission.id]
                    : field.value.filter((chosen) => chosen !== permission.id),
                )
              }
            />
          }
        />
      ))}
      <FormHelperText id={`${id}-note`}>
        {source.error ? (
          <ChoicesFailed source={source} />
        ) : (
          (fieldState.error?.message ?? texts.tokenPermissionsHelp)
        )}
      </FormHelperText>
    </FormControl>
  )
}
