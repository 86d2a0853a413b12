import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { AnyIcon } from './icons/any-icon.tsx'
import { Icon } from './icon.tsx'
import { lastSaid, type ToastDetail } from './toasts.ts'

const SHOWN_MS = 6_000
const nothing = (): undefined => undefined

/** One message at a time. It is a popover, so that it stands above an open sheet too; it waits while pointed at or focused. */
export default function ToastRegion() {
  const shown = useSyncExternalStore(lastSaid.subscribe, lastSaid.get, nothing)
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => clearTimeout(timer.current)
  const leave = () => {
    wait()
    timer.current = setTimeout(() => lastSaid.drop(), SHOWN_MS)
  }

  useEffect(() => {
    const element = box.current
    if (!shown || !element) return undefined
    element.showPopover()
    const timeout = setTimeout(() => lastSaid.drop(), SHOWN_MS)
    timer.current = timeout
    return () => {
      clearTimeout(timeout)
      element.hidePopover()
    }
  }, [shown])

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
        {shown ? <Message shown={shown} onClose={() => lastSaid.drop()} /> : null}
      </div>
    </>
  )
}

function Message({ shown, onClose }: { shown: ToastDetail; onClose: () => void }) {
  const texts = useTexts(uiText)
  return (
    <>
      <AnyIcon name={shown.kind} className="toast-mark" />
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
