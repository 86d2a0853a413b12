import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldProblems } from '#language/field-problems.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { wishShareText } from '#language/buying/wish-share.text.ts'
import type { ShareWire } from '#modules/wishlist/wishlist.contract.ts'
import { shareWishList, withdrawWishList } from '#modules/wishlist/wishlist.paths.ts'
import { titleProblem } from '#modules/wishlist/wishlist.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Owned = { share: ShareWire | null; onChange: (share: ShareWire | null) => void }

/** Makes the link, sends it on, and takes it back. */
export default function ShareSheet({ open, onClose, share, onChange }: Owned & { open: boolean; onClose: () => void }) {
  const texts = useTexts(wishShareText)
  const [said, setSaid] = useState('')
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} side="centre">
      <div className="wish-sharing">
        <p>{texts.words}</p>
        {share ? <LinkField code={share.code} /> : null}
        <TitleForm share={share} onChange={onChange} onSaid={setSaid} />
        {share ? <Withdrawal onChange={onChange} onSaid={setSaid} /> : null}
        <p className="mute" role="status">
          {said}
        </p>
      </div>
    </Sheet>
  )
}

const SAID_MS = 2_500

function LinkField({ code }: { code: string }) {
  const texts = useTexts(wishShareText)
  const language = useLanguage()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const address = location.origin + localPath(language, `/wishlist/shared/${code}`)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // Where the clipboard is closed to pages, the link stands selected for the visitor's own keys.
    field.current?.select()
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  // A visitor who closes the telephone's own sheet has sent nothing, and needs no message.
  const send = () => void navigator.share({ title: texts.title, url: address }).catch(() => undefined)
  return (
    <div className="wish-link">
      <TextField ref={field} label={texts.link} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button onClick={copy}>
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </Button>
      {'share' in navigator ? (
        <Button look="line" onClick={send}>
          {texts.send}
        </Button>
      ) : null}
    </div>
  )
}

type Telling = Owned & { onSaid: (words: string) => void }

function TitleForm({ share, onChange, onSaid }: Telling) {
  const texts = useTexts(wishShareText)
  const language = useLanguage()
  const [title, setTitle] = useState(share?.title ?? '')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const check = () => {
    const found = titleProblem(title)
    setProblem(found && fieldProblems[found][language])
    return !found
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (!check()) return event.currentTarget.querySelector('input')?.focus()
    setBusy(true)
    const result = await call(shareWishList, { title })
    setBusy(false)
    if (!result.ok) return setProblem(result.data.fields?.title)
    onChange(result.data)
    return onSaid(share ? texts.saved : '')
  }
  const changed = title.trim() !== (share?.title ?? '')
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextField
        label={texts.name}
        optional={texts.optional}
        hint={texts.nameHint}
        value={title}
        problem={problem}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={check}
      />
      {!share || changed ? (
        <Button type="submit" full look={share ? 'line' : 'primary'} busy={busy}>
          {share ? texts.save : texts.make}
        </Button>
      ) : null}
    </form>
  )
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** What cannot be undone is asked once more, in place. */
function Withdrawal({ onChange, onSaid }: Omit<Telling, 'share'>) {
  const texts = useTexts(wishShareText)
  const [asked, setAsked] = useState(false)
  const withdraw = async () => {
    const result = await call(withdrawWishList, {})
    if (!result.ok) return
    setAsked(false)
    onChange(null)
    onSaid(texts.withdrawn)
  }
  if (!asked) {
    return (
      <Button look="text" onClick={() => setAsked(true)}>
        {texts.withdraw}
      </Button>
    )
  }
  return (
    <div className="wish-withdraw" role="group" aria-label={texts.withdraw}>
      <p>{texts.withdrawWords}</p>
      <Button look="line" ref={takeFocus} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
      <Button look="text" onClick={() => setAsked(false)}>
        {texts.keep}
      </Button>
    </div>
  )
}
