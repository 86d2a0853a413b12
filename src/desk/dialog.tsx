import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { uiText } from '#language/frame/ui.text.ts'
import { useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { useBackCloses } from '#ui/sheet-history.ts'

type Props = {
  onClose: () => void
  title: string
  /** A wide one stands at the right edge, for forms longer than the screen. */
  wide?: boolean
  foot?: ReactNode
  /** Not where the question is about a way back itself. */
  backCloses?: boolean
  children: ReactNode
}

/** One decision or one form over the page, for as long as it is drawn; Esc, the mask and the way back close it, and the focus returns to where it was. */
export function DeskDialog({ onClose, title, wide = false, foot, backCloses = true, children }: Props) {
  useBackCloses(backCloses, onClose)
  return (
    <ModalOverlay className="admin admin-mask" isDismissable isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal className={`admin-modal ${wide ? 'admin-modal-wide' : ''}`}>
        <Dialog className="admin-dialog">
          <DialogHead title={title} onClose={onClose} />
          <DialogBody>{children}</DialogBody>
          {foot ? <div className="sheet-foot">{foot}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function DialogHead({ title, onClose }: { title: string; onClose: () => void }) {
  const texts = useTexts(uiText)
  return (
    <div className="sheet-head">
      <div />
      <Heading slot="title" level={2} className="sheet-title">
        {title}
      </Heading>
      <button type="button" className="btn-icon" aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** What is to be filled in first has the focus at once. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <div ref={body} className="sheet-body">
      {children}
    </div>
  )
}
