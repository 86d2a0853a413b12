import { useEffect, useRef, useState } from 'react'
import { invitationsText } from '#language/account/invitations.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const SAID_MS = 2_500

/** The code, the link, and a picture of both. */
export function PassOn({ inviteCode }: { inviteCode: string }) {
  const language = useLanguage()
  const texts = useTexts(invitationsText)
  const address = (useHydrated() ? location.origin : '') + localPath(language, `/account/invite/share/${inviteCode}`)
  const picture = `/invitation/${inviteCode}/picture.${language}.jpg`
  return (
    <section className="pass-on" aria-label={texts.link}>
      <div className="pass-on-words">
        <p>
          <span className="field-label">{texts.code}</span>
          <b className="serif pass-on-code">{inviteCode}</b>
        </p>
        <Link address={address} picture={picture} />
        <img
          className="pass-on-square"
          src={`/invitation/${inviteCode}/code.${language}.svg`}
          width={132}
          height={132}
          alt={texts.square}
        />
      </div>
      <figure>
        <img src={picture} width={1200} height={630} alt={texts.pictureAlt} />
        <figcaption>
          <span className="mute">{texts.picture}</span>
          <a className="link" href={picture} download={`praya-${inviteCode}.jpg`}>
            {texts.save}
          </a>
        </figcaption>
      </figure>
    </section>
  )
}

function Link({ address, picture }: { address: string; picture: string }) {
  const texts = useTexts(invitationsText)
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // Where the clipboard is closed to pages, the link stands selected for the member's own keys.
    field.current?.select()
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="pass-on-link">
      <TextField ref={field} label={texts.link} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      <p className="by-script">
        <Button onClick={copy}>
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
        {hydrated && 'share' in navigator ? (
          <Button look="line" onClick={() => void send(texts.shareWords, address, picture)}>
            {texts.share}
          </Button>
        ) : null}
      </p>
    </div>
  )
}

/** With the picture where the telephone takes files. Whoever closes its sheet has sent nothing, and needs no message. */
async function send(text: string, url: string, picture: string): Promise<void> {
  try {
    const bytes = await (await fetch(picture)).blob()
    const files = [new File([bytes], 'invitation.jpg', { type: 'image/jpeg' })]
    await navigator.share(navigator.canShare?.({ files }) ? { text: `${text} ${url}`, files } : { title: text, url })
  } catch {
    // Closed, or not allowed: the link stands above.
  }
}
