export { PushBanner } from './fleet/push/PushBanner.tsx'
export { PushSettings } from './fleet/push/PushSettings.tsx'
export { usePushTexts } from './fleet/push/texts.ts'
export { browserOf, type BrowserKind } from './fleet/push/browserOf.ts'
