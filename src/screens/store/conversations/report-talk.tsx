import { useState } from 'react'
import { useLocation } from 'react-router'
import { reportTalkText } from '#language/account/conversations.text.ts'
import { communityReportText } from '#language/community/community.text.ts'
import { unnamedProblems } from '#language/named-problem.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { MOST_REPORT_WORDS, reportReasons } from '#modules/community-reports/community-reports.rules.ts'
import type { ThreadWire } from '#modules/conversations/conversations.contract.ts'
import { blockOwnTalk, reportOwnTalk } from '#modules/conversations/conversations.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useTried } from '../../own-page.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import './report-talk.css'

type Props = { thread: ThreadWire; path: string; load: () => Promise<void> }

/** Brings a conversation before the moderators, or ends it; and the way back. */
export function ReportTalk({ thread, path, load }: Props) {
  const texts = useTexts(reportTalkText)
  const { conversationId, blocked } = thread
  const isSent = new URLSearchParams(useLocation().search).get('done') === 'reported'
  const tried = useTried('message')
  const own = tried?.values.act === 'report' ? tried : undefined
  const block = async (wanted: boolean): Promise<void> => {
    const result = await call(blockOwnTalk, { conversationId, block: wanted }, { quiet: true })
    toast(result.ok ? 'success' : 'error', result.ok ? (wanted ? texts.blocked : texts.unblocked) : result.msg)
    await load()
  }
  if (blocked === 'own')
    return (
      <OwnForm path={path} className="thread-form">
        <p>{texts.blockedOwn}</p>
        <Button look="line" {...pressOrSend('unblock', () => void block(false))}>
          {texts.unblock}
        </Button>
      </OwnForm>
    )
  return (
    <details className="talk-report" open={own !== undefined}>
      <summary>{texts.title}</summary>
      {isSent ? <p role="status">{texts.sent}</p> : null}
      <ReportForm thread={thread} path={path} load={load} onBlock={() => void block(true)} />
    </details>
  )
}

function useReport({ conversationId }: ThreadWire, load: () => Promise<void>, tried: Tried | undefined) {
  const texts = useTexts(reportTalkText)
  const language = useLanguage()
  const [problems, setProblems] = useState(tried?.problems ?? {})
  const [busy, setBusy] = useState(false)
  const send = async (form: HTMLFormElement): Promise<void> => {
    const said = new FormData(form)
    const text = (name: string): string => {
      const value = said.get(name)
      return typeof value === 'string' ? value : ''
    }
    const reason = reportReasons.find((one) => one === text('reason'))
    if (!reason) return setProblems({ reason: unnamedProblems['choose-one'][language] })
    setBusy(true)
    const wanted = { conversationId, reason, words: text('why'), block: said.has('block') }
    const result = await call(reportOwnTalk, wanted, { quiet: true })
    setBusy(false)
    setProblems(result.ok ? {} : (result.data.fields ?? {}))
    if (!result.ok) return result.data.fields ? undefined : toast('error', result.msg)
    form.reset()
    toast('success', texts.sent)
    return load()
  }
  return { problems, busy, send }
}

function ReportForm({ thread, path, load, onBlock }: Props & { onBlock: () => void }) {
  const texts = useTexts(reportTalkText)
  const reasons = useTexts(communityReportText)
  const tried = useTried('message')
  const own = tried?.values.act === 'report' ? tried : undefined
  const { problems, busy, send } = useReport(thread, load, own)
  return (
    <OwnForm
      path={path}
      className="thread-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <p className="mute">{texts.lead}</p>
      <SelectField
        label={texts.reason}
        name="reason"
        placeholder={texts.choose}
        defaultValue={own?.values.reason ?? ''}
        problem={problems.reason}
        options={reportReasons.map((reason) => ({ value: reason, name: reasons[reason] }))}
      />
      <TextArea
        label={texts.words}
        optional={texts.optional}
        name="why"
        rows={3}
        maxLength={MOST_REPORT_WORDS}
        defaultValue={own?.values.why ?? ''}
        problem={problems.words}
      />
      <Tick name="block" defaultChecked={own?.values.block === 'on'}>
        {texts.block}
      </Tick>
      <div className="talk-report-ways">
        <Button type="submit" name="act" value="report" busy={busy}>
          {texts.send}
        </Button>
        <Button look="line" {...pressOrSend('block', onBlock)}>
          {texts.blockOnly}
        </Button>
      </div>
    </OwnForm>
  )
}
