'use client'

import type { CurrentUser, District, Province, Regency, Village } from '@sikud/api'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { useAccountTexts } from './texts.ts'
import type { Place, ProfileValues } from './profileValues.ts'

/** The options for province, regency, district and village; each level depends on the choice in the level above. */
export interface PlaceChoices {
  provinces: Choices<Province>
  regencies: Choices<Regency>
  districts: Choices<District>
  villages: Choices<Village>
}

interface PlaceFieldsProps extends PlaceChoices {
  user: CurrentUser
  /** Called with the chosen places on mount and after each change. */
  onPlaceChange: (place: Place) => void
}

const levels = ['province_id', 'regency_id', 'district_id', 'village_id'] as const

/** Renders the fields for province, regency, district and village; a new choice clears the levels below it. */
export function PlaceFields({ user, onPlaceChange, ...choices }: PlaceFieldsProps) {
  const account = useAccountTexts()
  const [province, regency, district, village] = useWatch<ProfileValues, typeof levels>({ name: levels })
  const tell = useEffectEvent(onPlaceChange)
  useEffect(
    () => tell({ province_id: province, regency_id: regency, district_id: district, village_id: village }),
    [province, regency, district, village],
  )
  return (
    <>
      <PlaceField level={0} label={account.province} source={choices.provinces} known={user.province} />
      <PlaceField
        level={1}
        label={account.regency}
        source={choices.regencies}
        known={user.regency}
        waitsFor={province === null ? account.provinceFirst : undefined}
      />
      <PlaceField
        level={2}
        label={account.district}
        source={choices.districts}
        known={user.district}
        waitsFor={regency === null ? account.regencyFirst : undefined}
      />
      <PlaceField
        level={3}
        label={account.village}
        source={choices.villages}
        known={user.village}
        waitsFor={district === null ? account.districtFirst : undefined}
      />
    </>
  )
}

interface PlaceFieldProps {
  level: 0 | 1 | 2 | 3
  label: string
  source: Choices<Province>
  known: CurrentUser['province']
  /** Help text that asks the user to choose the level above first; undefined once that level is chosen. */
  waitsFor?: string
}

function PlaceField({ level, label, source, known, waitsFor }: PlaceFieldProps) {
  const { setValue } = useFormContext<ProfileValues>()
  const waits = waitsFor !== undefined
  const options = useMemo(() => (waits ? [] : (source.data ?? []).map(option)), [waits, source.data])
  return (
    <ComboField<ProfileValues>
      name={levels[level]}
      label={label}
      options={options}
      source={waits ? undefined : source}
      current={known?.name === undefined ? null : { id: known.id, label: known.name }}
      disabled={waits}
      helper={waitsFor}
      onChosen={() => {
        for (const below of levels.slice(level + 1)) setValue(below, null, { shouldDirty: true })
      }}
    />
  )
}

function option({ id, name }: Province): ComboOption {
  return { id, label: name }
}
