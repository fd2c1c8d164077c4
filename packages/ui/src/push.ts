export { PushBanner, type PushBannerProps } from './fleet/push/PushBanner.tsx'
export { PushSettings, type PushSettingsProps } from './fleet/push/PushSettings.tsx'
export { usePushTexts } from './fleet/push/texts.ts'
export { browserOf, type BrowserKind } from './fleet/push/browserOf.ts'
