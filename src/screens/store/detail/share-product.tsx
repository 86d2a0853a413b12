import { useState } from 'react'
import { shareText } from '#language/product/share.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** The address of the page, to copy or to send on. */
export default function ShareProduct({ open, title, onClose }: { open: boolean; title: string; onClose: () => void }) {
  const texts = useTexts(shareText)
  const [copied, setCopied] = useState(false)
  const url = location.href
  const words = encodeURIComponent(`${title} ${url}`)
  const copy = async () => {
    await copyText(url)
    setCopied(true)
  }
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} side="centre">
      <div className="share">
        <TextField id="share-address" label={texts.address} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button full onClick={() => void copy()}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <p className="hidden-text" role="status">
          {copied ? texts.copied : ''}
        </p>
        <p className="fold-links">
          <a className="link" href={`https://wa.me/?text=${words}`} target="_blank" rel="noreferrer">
            {texts.whatsApp}
          </a>
          <a className="link" href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>
            {texts.email}
          </a>
        </p>
      </div>
    </Sheet>
  )
}

/** Where the clipboard is closed to us, the address is left marked, ready to be copied by hand. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    document.querySelector<HTMLInputElement>('#share-address')?.select()
  }
}
