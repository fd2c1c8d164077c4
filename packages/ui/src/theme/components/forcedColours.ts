const selected = `:is(a, button, li, tr)[aria-current]:not([aria-current='false']),
  [aria-pressed='true'], [aria-selected='true'], .Mui-selected`

/** Forced colours remove backgrounds. These rules show the same states in system colours. */
export const forcedColours = {
  '@media (forced-colors: active)': {
    // Selected, pressed and current elements get a dashed outline, because the focus outline is solid.
    [selected]: { outline: '2px dashed Highlight', outlineOffset: -2 },
    [`:is(${selected}):focus-visible`]: { outline: '2px solid ButtonText' },
    // The option that Enter chooses; the focus stays in the field.
    '.MuiAutocomplete-option.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
    '.MuiButton-contained': { border: '1px solid ButtonText' },
    '.MuiSwitch-track': { boxSizing: 'border-box', border: '1px solid ButtonText' },
    '.MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
    '.Mui-checked + .MuiSwitch-track, .MuiLinearProgress-bar, .MuiTabs-root .MuiTabs-indicator': {
      backgroundColor: 'Highlight',
    },
    '.MuiBadge-badge, .MuiLinearProgress-root, .MuiTooltip-tooltip': { border: '1px solid' },
    '.MuiSkeleton-root': { border: '1px solid GrayText' },
  },
} as const
