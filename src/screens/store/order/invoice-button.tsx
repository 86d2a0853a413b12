import { houseSlug } from '#language/house.ts'
import { useState } from 'react'
import { papersText } from '#language/papers/papers.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { invoicePaper } from '#modules/papers/papers.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

/** The invoice, as a file to keep. */
export function InvoiceButton({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(papersText)
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(invoicePaper, { orderNo, language }, 'shop')
    setBusy(false)
    if (file) keepFile(file, `${houseSlug()}-${orderNo}.pdf`)
    else toast('error', texts.failed)
  }
  return (
    <Button look="text" className="by-script" busy={busy} onClick={() => void keep()}>
      {texts.invoiceFile}
    </Button>
  )
}
