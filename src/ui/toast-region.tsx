import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { REFUSED_EVENT } from '#platform/wire/call-client.ts'
import { Icon } from './icon.tsx'
import { TOAST_EVENT, type ToastDetail } from './toasts.ts'

const SHOWN_MS = 6_000

/** One message at a time. It is a popover, so that it stands above an open sheet too; it waits while pointed at or focused. */
export function ToastRegion() {
  const [shown, setShown] = useToast()
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => clearTimeout(timer.current)
  const leave = () => {
    wait()
    timer.current = setTimeout(() => setShown(undefined), SHOWN_MS)
  }

  useEffect(() => {
    const element = box.current
    if (!shown || !element) return undefined
    element.showPopover()
    const timeout = setTimeout(() => setShown(undefined), SHOWN_MS)
    timer.current = timeout
    return () => {
      clearTimeout(timeout)
      element.hidePopover()
    }
  }, [shown, setShown])

  return (
    <>
      <div className="hidden-text" role="status">
        {shown?.text}
      </div>
      <div
        ref={box}
        className="toast"
        popover="manual"
        onPointerEnter={wait}
        onPointerLeave={leave}
        onFocus={wait}
        onBlur={leave}
      >
        {shown ? <Message shown={shown} onClose={() => setShown(undefined)} /> : null}
      </div>
    </>
  )
}

/** The last thing said, by a screen or by a refused call. */
function useToast() {
  const [shown, setShown] = useState<ToastDetail>()
  useEffect(() => {
    const onToast = (event: Event) => setShown((event as CustomEvent<ToastDetail>).detail)
    const onRefused = (event: Event) => setShown({ kind: 'error', text: (event as CustomEvent<string>).detail })
    window.addEventListener(TOAST_EVENT, onToast)
    window.addEventListener(REFUSED_EVENT, onRefused)
    return () => {
      window.removeEventListener(TOAST_EVENT, onToast)
      window.removeEventListener(REFUSED_EVENT, onRefused)
    }
  }, [])
  return [shown, setShown] as const
}

function Message({ shown, onClose }: { shown: ToastDetail; onClose: () => void }) {
  const texts = useTexts(uiText)
  return (
    <>
      <Icon name={shown.kind} className="toast-mark" />
      <span aria-hidden="true">{shown.text}</span>
      {shown.action ? (
        <button
          type="button"
          className="link"
          data-undo={shown.action.undoes}
          onClick={() => {
            shown.action?.run()
            onClose()
          }}
        >
          {shown.action.label}
        </button>
      ) : null}
      <button type="button" aria-label={texts.close} onClick={() => onClose()}>
        <Icon name="close" size={14} />
      </button>
    </>
  )
}
