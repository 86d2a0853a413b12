import type { ReactNode } from 'react'
import { accountText } from '#language/account/account.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useIsMember } from '../header/account-corner.tsx'
import './member-room.css'

type Props = { title: string; path: string; lead?: string; children: ReactNode }

/** A room of somebody who has signed in; others are shown the way in. */
export function MemberRoom({ title, lead, children }: Props) {
  return (
    <div className="wrap member-room">
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className="mute member-lead">{lead}</p> : null}
      <div className="member-work">
        <MembersOnly>{children}</MembersOnly>
      </div>
    </div>
  )
}

function MembersOnly({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const texts = useTexts(accountText)
  const isMember = useIsMember()
  // The server knows nobody: what it sends waits for the browser to say who this is.
  if (!useHydrated()) return <MemberWaiting />
  if (isMember) return children
  const signIn = (
    <a className="btn" href={localPath(language, '/member/login')}>
      {texts.signIn}
    </a>
  )
  return (
    <EmptyState title={texts.guestTitle} action={signIn}>
      {texts.guestWords}
    </EmptyState>
  )
}

export function MemberWaiting() {
  return (
    <div aria-busy="true">
      <ScriptNeeded />
      <Skeleton height={360} />
    </div>
  )
}
