import { darkPalette, lightPalette } from '../../src/theme/palette.ts'
import { baseRadius, floatShadow, spaceSteps, spaceUnit } from '../../src/theme/shape.ts'
import { easeOut, transitions } from '../../src/theme/transitions.ts'
import { typography } from '../../src/theme/typography.ts'
import { colourTokens, colourValue } from './colourTokens.ts'
import { faces, textTokens } from './textTokens.ts'
import type { Token, TokenGroup } from './Token.ts'

const pixels = (value: number) => ({ value, unit: 'px' })
const px = (value: number, text: string): Token => ({ $value: pixels(value), $description: text })
const ms = (value: number, text: string): Token => ({ $value: { value, unit: 'ms' }, $description: text })

/** All design tokens. The light and the dark scheme have their own colours. */
interface DesignTokens extends TokenGroup {
  color: TokenGroup & { light: TokenGroup; dark: TokenGroup }
}

/** Returns every token of the theme. */
export function designTokens(): DesignTokens {
  const { duration } = transitions
  return {
    $description: 'SIKUD design tokens, made from packages/ui/src/theme by `npm run generate`.',
    color: {
      $type: 'color',
      light: { $description: 'The light scheme, the default.', ...colourTokens(lightPalette) },
      dark: { $description: 'The dark scheme.', ...colourTokens(darkPalette) },
    },
    space: {
      $type: 'dimension',
      $description: 'Named by their pixels, on a grid of 4.',
      ...Object.fromEntries(
        spaceSteps.map((step) => [step * spaceUnit, px(step * spaceUnit, `theme.spacing(${step})`)]),
      ),
    },
    radius: {
      $type: 'dimension',
      control: px(baseRadius, 'Buttons, fields and notices; the others follow from it.'),
      card: px(Math.round(baseRadius * 1.4), 'Cards and dialogs.'),
      chip: px(Math.round(baseRadius * 0.8), 'Chips, tips and menu items.'),
      mark: px(Math.round(baseRadius * 0.6), 'The smallest marks, such as keys and bars.'),
    },
    font: {
      family: { $type: 'fontFamily', $value: faces, $description: 'All digits have the same width (tnum).' },
      'weight-medium': weight(typography.fontWeightMedium, 'Entries of menus.'),
      'weight-bold': weight(typography.fontWeightBold, 'Titles.'),
    },
    text: { $type: 'typography', ...textTokens() },
    shadow: {
      float: {
        $type: 'shadow',
        $value: shadowLayers(floatShadow),
        $description: 'Menus, dialogs and floating cards; nothing else.',
      },
    },
    duration: {
      $type: 'duration',
      short: ms(duration.shortest, 'Colour changes under the pointer.'),
      standard: ms(duration.standard, 'An element that appears.'),
      leave: ms(duration.leavingScreen, 'An element that disappears.'),
      long: ms(duration.complex, 'An element that moves across the page.'),
    },
    easing: {
      out: { $type: 'cubicBezier', $value: easeOut, $description: 'Quick at first, then gentle.' },
    },
  }
}

function weight(value: number, text: string): Token {
  return { $type: 'fontWeight', $value: value, $description: text }
}

function shadowLayers(shadow: string) {
  return shadow.split(/,\s*(?=\d+ )/).map((layer) => {
    const [offsetX = 0, offsetY = 0, blur = 0] = layer.split(' ').map(Number.parseFloat)
    return {
      color: colourValue(layer.slice(layer.indexOf('rgb'))),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(0),
    }
  })
}
