import { createTheme } from '@mui/material/styles'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppShell } from '../kit/AppShell/AppShell.tsx'
import { useConfirm } from '../kit/ConfirmDialog/ConfirmProvider.tsx'
import { TextField } from '../kit/Form/TextField.tsx'
import { showToast } from '../kit/Toast/ToastHost.tsx'
import { createSikudTheme } from '../theme/createSikudTheme.ts'
import { SikudThemeProvider } from '../theme/SikudThemeProvider.tsx'
import { useLinkComponent } from '../theme/useLinkComponent.ts'
import { warnOfMissingStyles } from '../theme/warnOfMissingStyles.ts'

let warn = vi.fn<typeof console.warn>()

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers()
  vi.stubEnv('NODE_ENV', 'development')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function warnings() {
  vi.runAllTimers()
  return warn.mock.calls.flat().join(' ')
}

describe('an app that lacks', () => {
  it('a toast host is warned', () => {
    showToast('success', 'Tersimpan')
    expect(warnings()).toContain('render <ToastHost /> of @sikud/ui/toast')
  })

  it('a confirm provider gets an error', () => {
    const Asks = () => createElement('b', { title: String(useConfirm()) })
    expect(() => renderToString(createElement(Asks))).toThrow('put <ConfirmProvider> of @sikud/ui around')
  })

  it('a form around a field gets an error', () => {
    const field = createElement(TextField, { name: 'plate', label: 'Plat' })
    expect(() => renderToString(field)).toThrow('put it inside <Form> of @sikud/ui/forms')
  })

  it('a link component in the theme of SIKUD is warned', () => {
    const page = { children: 'Armada' }
    const linked = { ...page, linkComponent: 'a' } as const
    renderToString(createElement(SikudThemeProvider, linked))
    expect(warnings()).toBe('')
    renderToString(createElement(SikudThemeProvider, page))
    expect(warnings()).toContain('as linkComponent of SikudThemeProvider')
  })

  it('a link component in its own theme is warned', () => {
    const LinkOfTheme = () => createElement(useLinkComponent())
    renderToString(createElement(LinkOfTheme))
    expect(warnings()).toContain('as LinkComponent of MuiButtonBase')
  })

  it('the typeface and the colours is warned', () => {
    const page = { fonts: new Set([{ family: '"Plus Jakarta Sans Variable"' }]), documentElement: {} }
    let colour = '#0a5'
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => colour }))
    const check = (importsThemeCss: boolean, theme = createSikudTheme()) =>
      warnOfMissingStyles(page as unknown as Document, theme, importsThemeCss) // oxlint-disable-line typescript/no-unsafe-type-assertion -- only what the check reads
    check(true)
    expect(warnings()).toBe('')
    page.fonts.clear()
    colour = ''
    check(false, createTheme())
    expect(warnings()).toBe('')
    check(true)
    expect(warnings()).toContain("import '@sikud/ui/fonts.css'")
    expect(warnings()).toContain("import '@sikud/ui/theme.css'")
  })
})

it('AppShell needs no theme and no provider', () => {
  const frame = { navigation: [], activeKey: '', user: null, onLogout: () => {}, children: 'Armada' }
  expect(renderToString(createElement(AppShell, frame))).toContain('Armada')
})
