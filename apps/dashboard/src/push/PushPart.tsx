import { usePushSettings } from '@sikud/api/react'
import { browserOf, PushSettings, usePushTexts } from '@sikud/ui/push'
import { useServices } from '../services.ts'
import { pushOf } from './pushOf.ts'

/** Shows the state of push in this browser, with its switch, on the profile page. */
export function PushPart() {
  const { testTitle, testBody } = usePushTexts()
  const settings = usePushSettings(pushOf(useServices()), { title: testTitle, body: testBody })
  return <PushSettings browser={browserOf(navigator.userAgent)} {...settings} />
}
