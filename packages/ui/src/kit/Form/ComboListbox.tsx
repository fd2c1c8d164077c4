import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForkRef } from '@mui/material/utils'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type HTMLAttributes, type ReactElement, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePhone } from '../../hooks/usePhone.ts'
import { type ComboOption, keyboardTargets } from './comboOptions.ts'

interface ComboListboxProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  ref?: Ref<HTMLUListElement>
  children?: readonly ReactElement<ComboOptionLineProps>[]
}

/** Minimum height of an option in px. Long texts wrap, so the list measures each option that it renders. */
const LINE_HEIGHT = 34
const PHONE_LINE_HEIGHT = 48
/** Padding in px above the first and below the last option. */
const PADDING = 8
/** Number of options to render before the height of the list is measured. */
const FIRST_LINES = 12

/**
 * Renders only the visible options. It replaces the listbox element of Autocomplete and keeps the height and scrolling
 * of that element.
 */
export function ComboListbox({ ref, children = [], style, ...props }: ComboListboxProps) {
  const scroller = useRef<HTMLUListElement>(null)
  // This ref must be stable, because Autocomplete resets the highlighted option whenever the ref is attached.
  const listRef = useForkRef(ref, scroller)
  const chosen = children.findIndex((line) => line.props.optionProps['aria-selected'] === true)
  const count = children.length
  const [highlighted, setHighlighted] = useState(-1)
  const isPhone = usePhone()
  const lineHeight = isPhone ? PHONE_LINE_HEIGHT : LINE_HEIGHT
  // oxlint-disable-next-line react/incompatible-library -- only the render and the observer call the virtualizer
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => children[index]?.props.option.id ?? index,
    estimateSize: () => lineHeight,
    overscan: 1,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    initialRect: { width: 0, height: lineHeight * FIRST_LINES },
    initialOffset: Math.max(0, chosen) * lineHeight,
    // Also renders the options that the next key press can reach, because Autocomplete highlights only rendered
    // options.
    rangeExtractor: (range) => {
      const targets = keyboardTargets(count, [chosen, highlighted])
      return [...new Set([...defaultRangeExtractor(range), ...targets])].toSorted((a, b) => a - b)
    },
  })
  useEffect(() => {
    const list = scroller.current
    const observer = new MutationObserver(() => {
      // Only a CSS class says which option Autocomplete has highlighted.
      const option = list?.querySelector('[role="option"].Mui-focused')
      const index = Number(option?.getAttribute('data-option-index') ?? -1)
      // Renders synchronously, because the next key press can come before the next frame.
      flushSync(() => setHighlighted(index))
      // Scrolls only after a key press. The pointer must not scroll the list.
      if (option?.classList.contains('Mui-focusVisible')) virtualizer.scrollToIndex(index)
    })
    if (list) observer.observe(list, { subtree: true, attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [virtualizer])
  return (
    <ul {...props} ref={listRef} style={{ ...style, padding: 0 }}>
      <li role="presentation" style={{ height: virtualizer.getTotalSize() }} />
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = children[index]
        return (
          line && (
            <ComboOptionLine
              key={key}
              option={line.props.option}
              optionProps={{
                ...line.props.optionProps,
                'aria-posinset': index + 1,
                'aria-setsize': count,
                style: { position: 'absolute', insetInline: 0, top: start, minHeight: lineHeight },
              }}
              index={index}
              measure={virtualizer.measureElement}
            />
          )
        )
      })}
    </ul>
  )
}

export interface ComboOptionLineProps {
  optionProps: HTMLAttributes<HTMLLIElement>
  option: ComboOption
  /** Index of the option in the list, from 0. */
  index?: number
  /** Measures the height of the rendered option. */
  measure?: (line: HTMLLIElement | null) => void
}

/** Renders one option: its label, and the hint that distinguishes it from others. */
export function ComboOptionLine({ optionProps, option, index, measure }: ComboOptionLineProps) {
  return (
    <li {...optionProps} ref={measure} data-index={index}>
      <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.label}
      </Box>
      {option.hint && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 2 }}>
          {option.hint}
        </Typography>
      )}
    </li>
  )
}
