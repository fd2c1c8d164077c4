export { createFormat, noValue, type DateInput, type Format } from './format/createFormat.ts'
export { formatTag, formatTexts, type Language, type FormatTexts } from './format/formatTexts.ts'
export { plural, pluralForm, type PluralForms } from './format/plural.ts'
export { type SomeTexts, withOwnTexts } from './format/ownTexts.ts'
export {
  joinParts,
  shownPart,
  tripMarks,
  tripMarkTexts,
  type MarkedTrip,
  type TripMarkTexts,
  type TripPart,
} from './format/tripMarks.ts'
export { tripMarkTextsEnglish } from './format/tripMarks.en.ts'
export { unitName, type NamedUnit } from './format/unitName.ts'
export { durationText, type DurationTexts } from './format/durationText.ts'
export { visuallyHidden } from './theme/visuallyHidden.ts'
