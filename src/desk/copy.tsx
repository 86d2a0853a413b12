import { useEffect, useRef, useState } from 'react'
import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

const TOLD_MS = 2_000

export function DeskCopy({ label, text }: { label: string; text: string }) {
  const texts = useTexts(adminOrderText)
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast('warning', texts.copyFailed)
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), TOLD_MS)
  }
  return (
    <>
      <Button look="text" aria-label={texts.copyOf(label)} onClick={() => void copy()}>
        {copied ? texts.copied : texts.copy}
      </Button>
      <span className="hidden-text" role="status">
        {copied ? texts.copied : ''}
      </span>
    </>
  )
}
