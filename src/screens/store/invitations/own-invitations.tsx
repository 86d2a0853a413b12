import { invitationStateText, invitationsText } from '#language/account/invitations.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { writtenIn } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OwnInvitationsWire } from '#modules/invitations/invitations.contract.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountWaiting } from '../account/account-frame.tsx'
import { PassOn } from './pass-on.tsx'
import { useInvitations } from './use-invitations.ts'

/** A member's code and link, what they bring, and who has come. `followed`: the code of the link that has led here. */
export function OwnInvitations({ followed }: { followed: string | undefined }) {
  const texts = useTexts(invitationsText)
  const ui = useTexts(uiText)
  const { page, failed, load } = useInvitations()
  if (failed && !page) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!page) return <AccountWaiting />
  return (
    <div className="invitations">
      {followed && followed !== page.inviteCode ? <p role="status">{texts.already}</p> : null}
      <p className="invitations-lead">
        {texts.lead({ inviter: page.inviterGift, friend: page.friendGift, from: page.orderFrom })}
      </p>
      <PassOn inviteCode={page.inviteCode} />
      <Friends page={page} />
      {page.own ? <Own own={page.own} /> : null}
    </div>
  )
}

function Friends({ page: { list, total } }: { page: OwnInvitationsWire }) {
  const language = useLanguage()
  const texts = useTexts(invitationsText)
  return (
    <section aria-labelledby="invitations-friends">
      <div className="section-head">
        <h2 id="invitations-friends">{texts.friends}</h2>
        {total > 0 ? <span className="mute">{texts.total(total)}</span> : null}
      </div>
      {total === 0 ? <EmptyState title={texts.none}>{texts.noneWords}</EmptyState> : null}
      <ul className="rows">
        {list.map(({ friendId, name, joinTime, ...standing }) => (
          <li key={friendId} className="invitation-row">
            <span>
              <b lang={writtenIn(name)}>{name || texts.someone}</b>
              <time className="mute" dateTime={joinTime}>
                {showMoment(joinTime, language)}
              </time>
            </span>
            <Standing {...standing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By whose invitation they came themselves. */
function Own({ own: { name, ...standing } }: { own: NonNullable<OwnInvitationsWire['own']> }) {
  const texts = useTexts(invitationsText)
  return (
    <section aria-labelledby="invitations-own">
      <div className="section-head">
        <h2 id="invitations-own">{texts.own}</h2>
      </div>
      <ul className="rows">
        <li className="invitation-row">
          <b lang={writtenIn(name)}>{texts.by(name || texts.someone)}</b>
          <Standing {...standing} />
        </li>
      </ul>
    </section>
  )
}

function Standing({ state, day, gift }: Pick<OwnInvitationsWire['list'][number], 'state' | 'day' | 'gift'>) {
  const language = useLanguage()
  const texts = useTexts(invitationsText)
  const states = useTexts(invitationStateText)
  return (
    <span className="invitation-standing">
      <span>{states[state]}</span>
      {gift && state !== 'void' ? (
        <span className="mute">{day ? `${gift} · ${texts.comes(showDate(day, language))}` : gift}</span>
      ) : null}
    </span>
  )
}
