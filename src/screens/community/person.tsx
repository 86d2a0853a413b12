import type { ReactNode } from 'react'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { communityText } from '#language/community/community.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { TextPartWire } from '#modules/posts/posts.contract.ts'
import type { PersonWire } from '#modules/profiles/profiles.contract.ts'
import { Picture } from '#ui/picture.tsx'
import { Act, type Seen } from './community-page.tsx'

export const memberPath = (code: string): string => `/community/member/${code}`
export const postPath = (code: string): string => `/community/post/${code}`
/** By which a post is passed on: routes.ts leads it there. */
export const shortPostPath = (code: string): string => `/p/${code}`

/** A member’s picture, or the first letter of their name on the ground. */
export function Monogram({ person, size = '' }: { person: PersonWire; size?: 's' | 'l' | '' }) {
  if (person.avatar)
    return (
      <span className={`com-mono ${size}`} aria-hidden="true">
        <Picture picture={person.avatar} sizes={size === 'l' ? '112px' : '40px'} most={240} alt="" />
      </span>
    )
  const [first] = new Intl.Segmenter('en').segment(person.name)
  return (
    <i className={`com-mono ${size}`} aria-hidden="true">
      {first?.segment.toUpperCase() ?? ''}
    </i>
  )
}

export function PersonLink({ person, className = '' }: { person: PersonWire; className?: string }) {
  const language = useLanguage()
  return (
    <a className={className} href={localPath(language, memberPath(person.code))} data-reload="" lang={writtenIn(person.name)}>
      {person.name}
    </a>
  )
}

/** What kind of seller a page is of; nothing for members. */
export function SellerMark({ person }: { person: PersonWire }) {
  const language = useLanguage()
  return person.merchant ? <span className="mute">{merchantKindName(person.merchant.kind, language)}</span> : null
}

/** Follows or no longer does: one button that says what is now. `closed`: their posts are for fans, who are asked. */
export function FollowAct({
  person,
  seen,
  closed = false,
  code,
}: {
  person: PersonWire
  seen: Seen
  closed?: boolean
  code: string
}) {
  const texts = useTexts(communityText)
  const words = {
    none: closed ? texts.ask : texts.follow,
    fan: texts.followBack,
    following: texts.followingNow,
    mutual: texts.mutual,
    asked: texts.asked,
  }
  if (person.bond === 'self') return null
  const isOn = person.bond !== 'none' && person.bond !== 'fan'
  const word = words[person.bond]
  return (
    <Act
      seen={seen}
      act={isOn ? 'unfollow' : 'follow'}
      fields={{ code, member: person.code }}
      className={`btn com-follow ${isOn ? 'btn-line' : ''}`}
      pressed={isOn}
      label={texts.followOf(word, person.name)}
    >
      {word}
    </Act>
  )
}

/** Words of a member with the names in it as links. */
export function MembersText({ parts }: { parts: readonly TextPartWire[] }): ReactNode {
  const language = useLanguage()
  const texts = useTexts(communityText)
  return parts.map(({ kind, text, code }, at) => {
    if (kind === 'text') return text
    if (kind === 'gone') return `@${texts.gone}`
    return (
      <a key={at} className="com-at" href={localPath(language, memberPath(code))} data-reload="">
        @{text}
      </a>
    )
  })
}
