import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { Icon } from './icon.tsx'
import { ownPath } from './own-path.ts'
import { leaveSheet, useBackCloses } from './sheet-history.ts'

type SheetSide = 'right' | 'left' | 'top' | 'centre' | 'full'
type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  side?: SheetSide
  /** Beside the title, at the start: a back button, a count. */
  lead?: ReactNode
  foot?: ReactNode
  /** No title row: the content brings its own, and names the sheet by `title`. */
  bare?: boolean
  className?: string
  children: ReactNode
}

const LEAVE_MS = 240

/**
 * One layer over the page, on the native dialog: the page behind is inert and does not scroll; Esc, the mask and the back
 * gesture close it; focus returns to where it was. Its content exists only while it is open.
 */
export function Sheet({ open, onClose, title, side = 'right', lead, foot, bare = false, className = '', children }: SheetProps) {
  const dialog = useShown(open)
  const titleId = useId()
  const filled = useLinger(open)
  const navigate = useNavigate()
  useBackCloses(open, onClose)

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && outside(event, dialog.current)) return onClose()
    const path = ownPath(event.nativeEvent)
    if (!path) return undefined
    event.preventDefault()
    leaveSheet(navigate, path)
    // Now, not after a frame: the new page will want the focus.
    dialog.current?.close()
    return onClose()
  }
  const named = bare ? { 'aria-label': title } : { 'aria-labelledby': titleId }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard's way out is Esc, which the dialog brings itself
    <dialog
      ref={dialog}
      className={`sheet sheet-${side} ${className}`}
      {...named}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {filled && bare ? children : null}
      {filled && !bare ? (
        <>
          <SheetHead title={title} titleId={titleId} lead={lead} onClose={onClose} />
          <div className="sheet-body">{children}</div>
        </>
      ) : null}
      {filled && foot ? <div className="sheet-foot">{foot}</div> : null}
    </dialog>
  )
}

function SheetHead({ title, titleId, lead, onClose }: Pick<SheetProps, 'title' | 'lead' | 'onClose'> & { titleId: string }) {
  const texts = useTexts(uiText)
  return (
    <div className="sheet-head">
      <div>{lead}</div>
      <h2 className="sheet-title" id={titleId}>
        {title}
      </h2>
      <button type="button" className="btn-icon" aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Opens and closes the dialog itself; the page keeps its width when its scrollbar goes. */
function useShown(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    delete element.dataset.closing
    if (!element.open) {
      const page = document.documentElement
      page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`)
      page.dataset.sheet = ''
      element.showModal()
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    return () => {
      element.dataset.closing = ''
      afterPaint(() => closeUnlessWanted(element))
    }
  }, [open])
  return dialog
}

/**
 * The sheet leaves in the same frame as the touch; waking the page behind it costs the browser a look at every element,
 * which waits until that frame is seen.
 */
function closeUnlessWanted(element: HTMLDialogElement): void {
  if (element.dataset.closing === undefined) return
  element.close()
  document.documentElement.toggleAttribute('data-sheet', document.querySelector('dialog.sheet[open]') !== null)
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

/** True while open and for as long as the sheet takes to slide away. */
function useLinger(open: boolean): boolean {
  const [lingering, setLingering] = useState(open)
  useEffect(() => {
    if (open) {
      setLingering(true)
      return undefined
    }
    const timer = setTimeout(() => setLingering(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])
  return open || lingering
}

function outside(event: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
