import { useState } from 'react'
import { adminConversationsText } from '#language/admin/cases/admin-conversations.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DeskThreadWire } from '#modules/conversations/conversations.contract.ts'
import { addThreadNote, getDeskThread } from '#modules/conversations/desk-talk.paths.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'

/** With whom, about which order, and who sees to it. */
export function ConversationFacts({ thread }: { thread: DeskThreadWire }) {
  const language = useLanguage()
  const texts = useTexts(adminConversationsText)
  const may = useMay()
  const { kind, accountId, merchantId, assignee, card } = thread
  const links = [
    { href: `/admin/members/${accountId}`, name: texts.toMember, isShown: accountId !== '' && may('keep-members') },
    { href: `/admin/merchants/${merchantId}`, name: texts.toSeller, isShown: merchantId !== '' && may('keep-merchants') },
    {
      href: `/admin/orders/${card?.orderNo}`,
      name: texts.toOrder(card?.orderNo ?? ''),
      isShown: Boolean(card?.orderNo) && may('read-orders'),
    },
  ].filter(({ isShown }) => isShown)
  return (
    <CaseFacts
      id="conversation-facts"
      title={texts.facts}
      facts={[
        [texts.kind, kind === 'partner' ? texts.partner : texts.support],
        [texts.language, kind === 'partner' ? '' : texts[thread.language]],
        [texts.assignee, assignee || texts.nobody],
      ]}
    >
      {links.map(({ href, name }) => (
        <p key={href}>
          <a className="link" href={localPath(language, href)}>
            {name}
          </a>
        </p>
      ))}
    </CaseFacts>
  )
}

/** What colleagues say to each other about it. */
export function ConversationNotes({ thread: { conversationId, notes } }: { thread: DeskThreadWire }) {
  const language = useLanguage()
  const texts = useTexts(adminConversationsText)
  const [words, write] = useState('')
  const { problems, refusal, busy, send } = useCaseStep<{ words: string }, DeskThreadWire>({
    call: (said, options) => callAdmin(addThreadNote, { ...said, conversationId }, options),
    onDone: (next) => {
      write('')
      answerDeskQuery(getDeskThread, { conversationId, before: 0 }, next)
    },
    onRefused: () => {},
  })
  return (
    <section aria-labelledby="conversation-notes">
      <h2 id="conversation-notes">{texts.notes}</h2>
      <p className="mute">{texts.notesLead}</p>
      <form
        className="thread-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send({ words })
        }}
      >
        <TextArea
          label={texts.note}
          rows={2}
          value={words}
          problem={problems.words}
          onChange={({ target }) => write(target.value)}
        />
        <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
        <Button type="submit" look="line" busy={busy}>
          {texts.addNote}
        </Button>
      </form>
      <ol className="admin-history">
        {notes.map((note) => (
          <li key={note.noteId}>
            <p className="mute">{[note.author, showMoment(note.time, language)].filter(Boolean).join(' · ')}</p>
            <p className="admin-note">{note.words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
