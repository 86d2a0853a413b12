import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { communityText } from '#language/community/community.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PersonWire } from '#modules/profiles/profiles.contract.ts'
import { useOwner } from '#screens/own-page.tsx'
import { useIsMember } from '#screens/store/header/account-corner.tsx'
import { OwnForm } from '#screens/store/own-form.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import './community.css'

/** Whom a page was drawn for: a member with a page of their own, one without, or everyone. */
export type Seen = { isMember: boolean; viewer: PersonWire | null }

const MARK = 'community drawn again'

/**
 * What a block hides must not be here even for a moment, so the server draws the community for each member, and its links load whole
 * pages. Who has come from a page of the shop was given what is theirs without the marks of its forms: they ask once more.
 */
function useDrawnForMember(isForMember: boolean): void {
  const isMember = useIsMember()
  const isDrawn = useOwner() !== undefined && isForMember
  useEffect(() => {
    const here = location.pathname + location.search
    if (isDrawn) return sessionStorage.removeItem(MARK)
    if (!isMember || sessionStorage.getItem(MARK) === here) return undefined
    sessionStorage.setItem(MARK, here)
    return location.reload()
  }, [isMember, isDrawn])
}

export function CommunityPage({ seen, className = '', children }: { seen: Seen; className?: string; children: ReactNode }) {
  useDrawnForMember(seen.isMember)
  return <div className={`wrap com ${className}`}>{children}</div>
}

/** A page of a member’s own, or the way in. */
export function MembersPage({ data, children }: { data: unknown; children: ReactNode }) {
  const texts = useTexts(communityText)
  const signIn = useSignIn()
  useDrawnForMember(data !== null)
  return (
    <div className="wrap com">
      {data === null ? (
        <EmptyState
          level={1}
          title={texts.signInNeeded}
          action={
            <a className="btn" href={signIn}>
              {texts.signIn}
            </a>
          }
        />
      ) : (
        children
      )}
    </div>
  )
}

function useSignIn(): string {
  const { pathname, search } = useLocation()
  return `${localPath(useLanguage(), '/member/login')}?${new URLSearchParams({ back: pathname + search })}`
}

type ActProps = {
  seen: Seen
  act: string
  fields?: Record<string, string>
  className?: string
  pressed?: boolean
  label?: string
  children: ReactNode
}

/** A button that does one thing, without script; who may not yet is led to where they can. */
export function Act({ seen, act, fields = {}, className = '', pressed, label, children }: ActProps) {
  const signIn = useSignIn()
  const language = useLanguage()
  if (!seen.viewer)
    return (
      <a
        className={className}
        data-reload=""
        href={seen.isMember ? localPath(language, '/community/profile') : signIn}
        aria-label={label}
        rel="nofollow"
      >
        {children}
      </a>
    )
  return (
    <OwnForm className="com-act">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="act" value={act} className={className} aria-pressed={pressed} aria-label={label}>
        {children}
      </button>
    </OwnForm>
  )
}
