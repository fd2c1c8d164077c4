'use client'

import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'
import { useAuditTexts } from './texts.ts'

/** The name of a tab on a record's page. */
export type RecordTab = 'detail' | 'history' | 'access'

export interface RecordTabsProps {
  /** The tabs that the user has permission for. */
  tabs: readonly RecordTab[]
  value: RecordTab
  onChange: (tab: RecordTab) => void
  /** The content of the chosen tab. */
  children: ReactNode
}

/** Renders the tabs of a record's page for its facts, its history, and the users who viewed it. */
export function RecordTabs({ tabs, value, onChange, children }: RecordTabsProps) {
  const texts = useAuditTexts()
  const id = useId()
  const labels = { detail: texts.detailTab, history: texts.historyTab, access: texts.access }
  return (
    <>
      <Tabs
        value={value}
        onChange={(_event, tab: RecordTab) => onChange(tab)}
        aria-label={texts.tabs}
        variant="scrollable"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} label={labels[tab]} id={`${id}-${tab}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Box>
    </>
  )
}
