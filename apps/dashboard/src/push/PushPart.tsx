import { browserOf, PushSettings, type PushTest, usePushTexts } from '@sikud/ui/push'
import { useState, useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'
import { pushOf } from './pushOf.ts'
import { usePushWish } from './pushWish.ts'

/** Shows the state of push in this browser, with its switch, on the profile page. */
export function PushPart() {
  const push = pushOf(useServices())
  const state = useSyncExternalStore(push.subscribe, push.state)
  const texts = usePushTexts()
  const [, setWish] = usePushWish()
  const [test, setTest] = useState<PushTest>({ result: 'none' })

  function change(on: boolean) {
    setWish(on ? 'on' : 'off')
    setTest({ result: 'none' })
    void (on ? push.turnOn() : push.turnOff())
  }

  async function tryOut() {
    setTest({ result: 'sending' })
    try {
      setTest({ result: await push.test({ title: texts.testTitle, body: texts.testBody }) })
    } catch (error) {
      setTest({ result: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <PushSettings
      state={state}
      browser={browserOf(navigator.userAgent)}
      test={test}
      onChange={change}
      onTest={() => void tryOut()}
    />
  )
}
