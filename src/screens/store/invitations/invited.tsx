import { useEffect } from 'react'
import { invitedText } from '#language/account/invitations.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { InvitationWire } from '#modules/invitations/invitations.contract.ts'
import { followInvitation } from '#modules/invitations/invitations.paths.ts'
import { quietly } from '../../own-page.tsx'
import { newInAddress } from '../addresses.ts'

type FollowedLink = InvitationWire & { inviteCode: string }

/** What a visitor is invited to; without a link, how to get one. */
export function Invited({ followed }: { followed: FollowedLink | null }) {
  useFollowed(followed)
  const texts = useTexts(invitedText)
  if (!followed) return <Invitation title={texts.invite} words={texts.inviteWords} signIn />
  const { isOver, inviteCode, name, friendGift, orderFrom } = followed
  if (isOver) return <Invitation title={texts.over} words={texts.overWords} />
  return (
    <Invitation
      above={name ? texts.from(name) : texts.title}
      title={friendGift ? texts.gift(friendGift) : texts.title}
      words={friendGift ? texts.how(orderFrom) : texts.plain}
      inviteCode={inviteCode}
    />
  )
}

/** However they open an account, the shop knows by whose link this browser came. */
function useFollowed(followed: FollowedLink | null): void {
  const code = followed && !followed.isOver ? followed.inviteCode : undefined
  useEffect(() => {
    if (code) void quietly(followInvitation, { inviteCode: code })
  }, [code])
}

type Shown = { above?: string; title: string; words: string; inviteCode?: string; signIn?: boolean }

function Invitation({ above, title, words, inviteCode, signIn = false }: Shown) {
  const language = useLanguage()
  const texts = useTexts(invitedText)
  const code = inviteCode ? `?${new URLSearchParams({ inviteCode })}` : ''
  return (
    <section className="wrap invited">
      {above ? (
        <p className="invited-above" lang={writtenIn(above)}>
          {above}
        </p>
      ) : null}
      <h1 tabIndex={-1}>{title}</h1>
      <p className="invited-words">{words}</p>
      <p className="invited-ways">
        {signIn ? (
          <a
            className="btn"
            href={localPath(
              language,
              `/member/login?${new URLSearchParams({ back: localPath(language, '/account/invite/share') })}`,
            )}
          >
            {texts.signIn}
          </a>
        ) : null}
        <a className={signIn ? 'btn btn-line' : 'btn'} href={localPath(language, '/member/create') + code}>
          {texts.open}
        </a>
        {signIn ? null : (
          <a className="btn btn-line" href={newInAddress(language)}>
            {texts.look}
          </a>
        )}
      </p>
      {inviteCode ? <p className="mute">{texts.code(inviteCode)}</p> : null}
    </section>
  )
}
