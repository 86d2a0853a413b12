import { writtenIn } from '#language/languages.ts'
import { Fragment, useEffect, useRef } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { isCourierAddress } from '#language/buying/couriers.ts'
import { adminOutboxText } from '#language/admin/admin-outbox.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OutboxWire } from '#modules/operators/operators.contract.ts'
import { listOutbox } from '#modules/operators/operators.paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'

type Letter = OutboxWire['list'][number]

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.outbox)

/** What would have been mailed or sent by SMS. In production it is sent, and this answers that there is nothing here. */
export default function AdminOutbox() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminOutboxText)
  const found = useDeskQuery(listOutbox, {})
  if (!found.data && found.error?.code === screenCodes.NOT_FOUND) {
    return (
      <EmptyState level={1} title={texts.absentTitle}>
        {texts.absent}
      </EmptyState>
    )
  }
  return (
    <>
      <h1 tabIndex={-1}>{frame.outbox}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found} height={320}>
        {({ list }) => <Letters list={list} />}
      </DeskAnswer>
    </>
  )
}

function Letters({ list }: { list: Letter[] }) {
  const texts = useTexts(adminOutboxText)
  if (list.length === 0) return <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
  return (
    <ul className="admin-mails">
      {list.map((letter) => (
        <LetterEntry key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function LetterEntry({ letter }: { letter: Letter }) {
  const language = useLanguage()
  const texts = useTexts(adminOutboxText)
  const { kind, recipient, subject, body, html, createTime, sentTime } = letter
  return (
    <li>
      <details>
        <summary>
          {kind === 'sms' ? (
            <span className="admin-mail-subject">{texts.sms}</span>
          ) : (
            <span className="admin-mail-subject" lang={writtenIn(subject)}>
              {subject}
            </span>
          )}
          <span>
            <span className="hidden-text">{texts.to} </span>
            {recipient}
          </span>
          <time dateTime={createTime}>{showMoment(createTime, language)}</time>
        </summary>
        <div className="admin-mail-body" lang={writtenIn(body)}>
          <Body body={body} />
        </div>
        {html ? <Dressed letter={letter} /> : null}
        {sentTime ? (
          <p className="mute admin-mail-sent">
            {texts.sent}: {showMoment(sentTime, language)}
          </p>
        ) : null}
      </details>
    </li>
  )
}

/** A mail as most programs show it, apart from the styles of this page. All that people have typed is escaped in it. */
function Dressed({ letter: { html, subject } }: { letter: Letter }) {
  const texts = useTexts(adminOutboxText)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element) (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).innerHTML = html
  }, [html])
  return (
    <div role="group" aria-label={texts.dressed}>
      <div ref={place} className="admin-mail-dressed" lang={writtenIn(subject)} />
    </div>
  )
}

/** The links of a mail or message lead into this very shop, whatever host name it was written under; those to couriers lead there. */
function Body({ body }: { body: string }) {
  return body.split(/(https?:\/\/[^\s，。；）]+)/).map((part, at) => {
    const url = at % 2 === 1 && URL.canParse(part) ? new URL(part) : undefined
    if (url && isCourierAddress(part))
      return (
        <OutsideLink key={at} address={part}>
          {part}
        </OutsideLink>
      )
    if (!url) return <Lines key={at} text={part} />
    return (
      <a key={at} className="link" href={url.pathname + url.search + url.hash}>
        {part}
      </a>
    )
  })
}

const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
