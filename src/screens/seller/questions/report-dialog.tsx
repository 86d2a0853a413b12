import { useState } from 'react'
import { reportTalkText } from '#language/account/conversations.text.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import { communityReportText } from '#language/community/community.text.ts'
import { useTexts } from '#language/texts.ts'
import { MOST_REPORT_WORDS, reportReasons } from '#modules/community-reports/community-reports.rules.ts'
import { ReportTalkInput, type ThreadWire } from '#modules/conversations/conversations.contract.ts'
import { blockSellerTalk, getSellerThread, reportSellerTalk } from '#modules/conversations/seller-talk.paths.ts'
import { answerDeskQuery, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** Brings what a buyer writes before the moderators, or ends it; and the way back. */
export function SellerReport({ thread: { conversationId, kind, blocked } }: { thread: ThreadWire }) {
  const texts = useTexts(reportTalkText)
  const [isOpen, open] = useState(false)
  const { act, busy } = useDeskAction(() => callSeller(blockSellerTalk, { conversationId, block: false }))
  const unblock = async (): Promise<void> => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getSellerThread, { conversationId, before: 0 }, result.data)
    return toast('success', texts.unblocked)
  }
  if (kind !== 'seller' || blocked === 'other') return null
  if (blocked === 'own')
    return (
      <p>
        {`${texts.blockedOwn} `}
        <Button look="text" busy={busy} onClick={() => void unblock()}>
          {texts.unblock}
        </Button>
      </p>
    )
  return (
    <p>
      <Button look="text" onClick={() => open(true)}>
        {texts.title}
      </Button>
      {isOpen ? <ReportDialog conversationId={conversationId} onClose={() => open(false)} /> : null}
    </p>
  )
}

const checked = ({ reason }: Typed): Record<string, AnyFieldProblem> => (reason === '' ? { reason: 'choose-one' } : {})

type Typed = { conversationId: string; reason: string; words: string; block: boolean }

function ReportDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const texts = useTexts(reportTalkText)
  const reasons = useTexts(communityReportText)
  const empty: Typed = { conversationId, reason: '', words: '', block: false }
  const form = useDeskForm<Typed>(undefined, empty, checked)
  const send = form.submit(async (typed) => {
    const result = await callSeller(reportSellerTalk, ReportTalkInput.parse(typed))
    if (!result.ok) return form.refuse(result)
    answerDeskQuery(getSellerThread, { conversationId, before: 0 }, result.data)
    toast('success', texts.sent)
    return onClose()
  })
  return (
    <DeskDialog title={texts.title} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.send} busy={form.busy} refusal={form.refusal}>
        <p className="mute">{texts.lead}</p>
        <SelectField
          label={texts.reason}
          placeholder={texts.choose}
          options={reportReasons.map((reason) => ({ value: reason, name: reasons[reason] }))}
          problem={form.problem('reason')}
          {...form.register('reason')}
        />
        <TextArea
          label={texts.words}
          optional={texts.optional}
          rows={3}
          maxLength={MOST_REPORT_WORDS}
          problem={form.problem('words')}
          {...form.register('words')}
        />
        <Tick {...form.register('block')}>{texts.block}</Tick>
      </DeskDialogForm>
    </DeskDialog>
  )
}
