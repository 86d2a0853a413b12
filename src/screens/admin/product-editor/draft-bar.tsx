import { useState } from 'react'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { checkProduct, mergeProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { Button } from '#ui/button.tsx'
import { CopyProduct } from './begin-product.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { type DraftActs, useDraftWords } from './use-draft-acts.ts'

type Props = { edit: ProductEditWire; isDirty: boolean; acts: DraftActs; onGo: (path: string) => void }
type Open = 'publish' | 'share' | 'history' | 'discard'

/** How the draft stands to what shoppers see, and what can be done about it. Nothing of it loses what is typed. */
export function DraftBar({ edit, isDirty, acts, onGo }: Props) {
  const texts = useTexts(adminProductDraftText)
  const may = useMay()
  const [open, setOpen] = useState<Open>()
  const { state, draft, heldUp } = edit
  const close = () => setOpen(undefined)
  const words = useDraftWords(edit)
  return (
    <>
      <div className="home-bar product-bar">
        <p role="status">
          {isDirty ? texts.unsaved : words} <Standing edit={edit} />
        </p>
        <div className="home-bar-actions">
          {may('edit-products') ? <MoreWays {...{ edit, isDirty, acts }} onDiscard={() => setOpen('discard')} /> : null}
          <Button look="text" onClick={() => setOpen('history')}>
            {texts.history}
          </Button>
          <Preview productId={draft.productId} />
          {may('edit-products') ? (
            <Button look="line" onClick={() => setOpen('share')}>
              {texts.share}
            </Button>
          ) : null}
          {may('publish-products') ? (
            <Button disabled={state === 'none' || isDirty} onClick={() => setOpen('publish')}>
              {texts.publish}
            </Button>
          ) : null}
        </div>
      </div>
      {isDirty ? <p className="field-hint">{texts.saveFirst}</p> : null}
      {heldUp ? <p className="admin-notice">{texts.heldUp}</p> : null}
      <Passed edit={edit} isDirty={isDirty} acts={acts} />
      {open === 'publish' ? <PublishDialog {...{ edit, acts, onGo }} onClose={close} /> : null}
      {open === 'share' ? <ShareDialog productId={draft.productId} onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog {...{ edit, acts, isDirty }} onClose={close} /> : null}
      {open === 'discard' ? <DiscardDialog edit={edit} onClose={close} /> : null}
    </>
  )
}

function Preview({ productId }: { productId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  return (
    <a className="btn btn-line" href={localPath(language, `/admin/products/${productId}/preview`)}>
      {texts.preview}
    </a>
  )
}

/** Whether there is anything of it in the shop. */
function Standing({ edit: { liveVersion, liveListed, draft } }: { edit: ProductEditWire }) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const { brandCode, spuCode } = draft.document
  if (liveVersion === 0) return <span className="mute">{texts.neverLive}</span>
  if (!liveListed) return <span className="mute">{texts.unlisted}</span>
  return (
    <a className="link" href={productAddress(language, brandCode, spuCode)}>
      {texts.inShop}
    </a>
  )
}

type WaysProps = { edit: ProductEditWire; isDirty: boolean; acts: DraftActs; onDiscard: () => void }

function MoreWays({ edit: { state, draft, publishTime, liveVersion }, isDirty, acts, onDiscard }: WaysProps) {
  const texts = useTexts(adminProductDraftText)
  const { productId, version } = draft
  const mark = (checked: boolean, said: string) => void acts.makeAndSay(checkProduct, { productId, version, checked }, said)
  return (
    <>
      {liveVersion > 0 ? <CopyProduct productId={productId} /> : null}
      {state === 'none' ? null : (
        <Button look="text" onClick={onDiscard}>
          {texts.discardDraft}
        </Button>
      )}
      {publishTime ? (
        <Button look="text" disabled={isDirty} onClick={() => mark(true, texts.stopped)}>
          {texts.stopTime}
        </Button>
      ) : null}
      {state === 'draft' ? (
        <Button look="text" disabled={isDirty} onClick={() => mark(true, texts.checked)}>
          {texts.check}
        </Button>
      ) : null}
      {state === 'checked' && !publishTime ? (
        <Button look="text" disabled={isDirty} onClick={() => mark(false, texts.unchecked)}>
          {texts.uncheck}
        </Button>
      ) : null}
    </>
  )
}

/** What shoppers see has changed under the draft: nobody publishes over that without having been told. */
function Passed({ edit: { passedBy, draft }, isDirty, acts }: Omit<Props, 'onGo'>) {
  const texts = useTexts(adminProductDraftText)
  if (!passedBy) return null
  const { productId, version } = draft
  return (
    <div className="admin-notice">
      <p>{texts.passed(passedBy)}</p>
      <Button
        look="text"
        disabled={isDirty}
        onClick={() => void acts.makeAndSay(mergeProduct, { productId, version }, texts.merged)}
      >
        {texts.mergeLive}
      </Button>
    </div>
  )
}
