import { useEffect, useRef, useState } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { cancelDevice } from './passkey-device.ts'
import './door.css'

/** Whether this browser can ask a device for a key: nearly all can, so the page is sent as if it did and nothing moves. */
export function usePasskeys(): boolean {
  const [has, setHas] = useState(true)
  useEffect(() => setHas('PublicKeyCredential' in window), [])
  return has
}

type ButtonProps = { problem: string | undefined; busy: boolean; onPress: () => void }

export function PasskeyButton({ problem, busy, onPress }: ButtonProps) {
  const texts = useTexts(signInText)
  if (!usePasskeys()) return null
  return (
    <>
      <div className="door-passkey">
        <Button full busy={busy} onClick={onPress}>
          <AnyIcon name="key" />
          {texts.withPasskey}
        </Button>
        {problem ? (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        ) : (
          <p className="field-hint">{texts.passkeyHint}</p>
        )}
      </div>
      <p className="door-or">{texts.or}</p>
    </>
  )
}

/** While the browser's own window asks for a face, a finger or a lock. */
export function PasskeyWait({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts(signInText)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const leave = () => {
    cancelDevice()
    onLeave()
  }
  return (
    <div className="door-step" aria-live="polite">
      <div className="door-wait" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {texts.confirmOnDevice}
      </h1>
      <p>{texts.passkeyWindow}</p>
      <Button look="line" full onClick={leave}>
        {texts.noWindow}
      </Button>
    </div>
  )
}
