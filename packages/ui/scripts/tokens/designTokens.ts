import { createSikudTheme } from '../../src/theme/createSikudTheme.ts'
import { darkPalette, lightPalette } from '../../src/theme/palette.ts'
import { baseRadius, floatShadow, spaceSteps, spaceUnit } from '../../src/theme/shape.ts'
import { easeOut, transitions } from '../../src/theme/transitions.ts'
import { typography } from '../../src/theme/typography.ts'
import { colourTokens } from './colourTokens.ts'
import { textTokens } from './textTokens.ts'
import { layerTexts } from './tokenTexts.ts'
import { kebab, type Token, type TokenGroup } from './Token.ts'

/** Returns every token of the theme: those of both schemes, and the colours of each scheme under the same names. */
export function designTokens(): Record<'base' | 'light' | 'dark', TokenGroup> {
  return {
    base: baseTokens(),
    light: { color: colourTokens(lightPalette) },
    dark: { color: colourTokens(darkPalette) },
  }
}

function baseTokens(): TokenGroup {
  const { duration } = transitions
  const { zIndex } = createSikudTheme()
  return {
    space: Object.fromEntries(
      spaceSteps.map((step) => [step * spaceUnit, px(step * spaceUnit, `theme.spacing(${step})`)]),
    ),
    radius: {
      control: px(baseRadius, 'Buttons, fields and notices; the others follow from it.'),
      card: px(Math.round(baseRadius * 1.4), 'Cards and dialogs.'),
      chip: px(Math.round(baseRadius * 0.8), 'Chips, tips and menu items.'),
      mark: px(Math.round(baseRadius * 0.6), 'The smallest marks, such as keys and bars.'),
    },
    font: {
      family: token(
        'fontFamily',
        typography.fontFamily.split(', ').map((face) => face.replaceAll("'", '')),
        'All digits have the same width (tnum).',
      ),
      'weight-medium': token('fontWeight', typography.fontWeightMedium, 'Entries of menus.'),
      'weight-bold': token('fontWeight', typography.fontWeightBold, 'Titles.'),
    },
    text: textTokens(),
    shadow: {
      float: token('shadow', shadowLayers(floatShadow), 'Menus, dialogs and floating cards; nothing else.'),
    },
    duration: {
      short: ms(duration.shortest, 'Colour changes under the pointer.'),
      standard: ms(duration.standard, 'An element that appears.'),
      leave: ms(duration.leavingScreen, 'An element that disappears.'),
      long: ms(duration.complex, 'An element that moves across the page.'),
    },
    easing: { out: token('cubicBezier', easeOut, 'Quick at first, then gentle.') },
    'z-index': Object.fromEntries(
      layerTexts.map(([layer, text]) => [kebab(layer), token('number', zIndex[layer], text)]),
    ),
  }
}

function token($type: string, $value: unknown, $description: string): Token {
  return { $type, $value, $description }
}

function px(value: number, text: string): Token {
  return token('dimension', `${value}px`, text)
}

function ms(value: number, text: string): Token {
  return token('duration', `${value}ms`, text)
}

/** Converts a CSS shadow. Tokens Studio reads `x`, `y` and `type`; DTCG and Style Dictionary read `offsetX` and `offsetY`. */
function shadowLayers(shadow: string) {
  return shadow.split(/,\s*(?=\d+ )/).map((layer) => {
    const [x = 0, y = 0, blur = 0] = layer.split(' ').map(Number.parseFloat)
    return {
      color: layer.slice(layer.indexOf('rgb')),
      offsetX: `${x}px`,
      offsetY: `${y}px`,
      blur: `${blur}px`,
      spread: '0px',
      x: `${x}px`,
      y: `${y}px`,
      type: 'dropShadow',
    }
  })
}
