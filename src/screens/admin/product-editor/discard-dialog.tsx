import { useNavigate } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { discardProduct, getProductEdit, listDrafts } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

/** Asks first: what a draft changes is kept nowhere else. */
export function DiscardDialog({ edit: { draft, liveVersion }, onClose }: { edit: ProductEditWire; onClose: () => void }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const frame = useTexts(adminText)
  const texts = useTexts(adminProductDraftText)
  const { productId, version } = draft
  const { act, busy } = useDeskAction(() => callAdmin(discardProduct, { productId, version }))
  const discard = async () => {
    if (busy) return
    const result = await act(undefined)
    onClose()
    if (!result.ok) toast('warning', result.msg)
    else {
      toast('success', texts.discarded)
      askAgain(listDrafts)
      if (liveVersion === 0) return navigate(localPath(language, '/admin/products'))
    }
    askAgain(getProductEdit)
  }
  return (
    <DeskDialog title={texts.discardTitle} onClose={onClose}>
      <p>{liveVersion === 0 ? texts.discardNew : texts.discardWords}</p>
      <div className="admin-dialog-foot">
        <Button look="line" onClick={onClose}>
          {frame.back}
        </Button>
        <Button busy={busy} data-autofocus="" onClick={() => void discard()}>
          {texts.discardDraft}
        </Button>
      </div>
    </DeskDialog>
  )
}
