import { useState } from 'react'
import { leftOutText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { type Spoken, useTexts } from '#language/texts.ts'
import { changeProduct, takeBackChange } from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import type { SingleEdit } from '#modules/catalogue/bulk-edits/product-edits.contract.ts'
import type { AdminProductWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import { listAdminProducts } from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

/** A price that moves far, until somebody has said that it is meant. */
export type FarChange = { product: AdminProductWire; edit: SingleEdit; percent: number; waits: boolean }
export type ChangeProduct = (product: AdminProductWire, edit: SingleEdit) => Promise<string | undefined>

type Words = { texts: Spoken<typeof adminProductsText>; reasons: Spoken<typeof leftOutText> }

/** Changes a product where it stands; what was changed can be taken back from the message. Answers what is wrong with what was typed: nothing when the field may close, and no words where they stand elsewhere. */
export function useProductChange() {
  const words = { texts: useTexts(adminProductsText), reasons: useTexts(leftOutText) }
  const [far, setFar] = useState<FarChange>()
  const change = async (product: AdminProductWire, edit: SingleEdit, confirmed = false): Promise<string | undefined> => {
    const { productId, version } = product
    const result = await callAdmin(changeProduct, { productId, version, edit, confirmed })
    if (result.ok) {
      // What waits for a second person is as it was.
      if (result.data.version === version) toast('success', words.texts.waits(product.productTitle))
      else invalidate(words, result.data)
      return undefined
    }
    const { percent, secondPerson } = result.data
    if (typeof percent === 'number') {
      setFar({ product, edit, percent, waits: secondPerson === true })
      return undefined
    }
    const [problem] = Object.values(result.data.fields ?? {})
    if (problem !== undefined) return problem
    toast('error', reasonOf(words.reasons, result.data.reason) ?? result.msg)
    askAgain(listAdminProducts)
    return ''
  }
  return { change, far, forget: () => setFar(undefined) }
}

const reasonOf = (reasons: Words['reasons'], reason: unknown): string | undefined =>
  typeof reason === 'string' && reason in reasons ? reasons[reason as keyof typeof reasons] : undefined

function invalidate({ texts }: Words, { productId, version, productTitle, listed }: AdminProductWire): void {
  askAgain(listAdminProducts)
  const undo = async () => {
    const result = await callAdmin(takeBackChange, { productId, version })
    toast(result.ok ? 'success' : 'error', result.ok ? texts.takenBack(productTitle) : result.msg)
    askAgain(listAdminProducts)
  }
  toast('success', listed ? texts.changedTo(productTitle) : texts.offTheList(productTitle), {
    label: texts.undo,
    run: () => void undo(),
  })
}
