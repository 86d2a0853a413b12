import { useNavigate } from 'react-router'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BeginProductInput } from '#modules/catalogue/editing/product-editing.contract.ts'
import { beginProduct, listDrafts } from '#modules/catalogue/editing/product-editing.paths.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

function useBegin() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { act, busy } = useDeskAction((input: BeginProductInput) => callAdmin(beginProduct, input))
  const begin = async (input: BeginProductInput) => {
    if (busy) return
    const result = await act(input)
    if (!result.ok) return toast('warning', result.msg)
    askAgain(listDrafts)
    await navigate(localPath(language, `/admin/products/${result.data.productId}`))
  }
  return { begin: (input: BeginProductInput) => void begin(input), busy }
}

/** Opens an empty draft, for whoever may fill it. */
export function NewProduct() {
  const texts = useTexts(adminProductDraftText)
  const may = useMay()
  const { begin, busy } = useBegin()
  if (!may('edit-products')) return null
  return (
    <Button busy={busy} onClick={() => begin({})}>
      {texts.newProduct}
    </Button>
  )
}

/** Opens a draft with everything of a product but its numbers. */
export function CopyProduct({ productId }: { productId: string }) {
  const texts = useTexts(adminProductDraftText)
  const { begin, busy } = useBegin()
  return (
    <Button look="text" busy={busy} onClick={() => begin({ copyOf: productId })}>
      {texts.copy}
    </Button>
  )
}
