import { useState } from 'react'
import { adminCampaignsText, campaignMovedText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { type CampaignMove, type CampaignWire, MoveCampaignInput } from '#modules/coupons/admin/campaign-page.contract.ts'
import { getCampaign, listCampaigns, moveCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { AdminWaiting } from '#screens/admin/approvals/waiting.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { campaign: CampaignWire }

/** Starts it, lets it pause, and ends it, which is asked once more. */
export function AdminCampaignActs({ campaign }: Props) {
  const texts = useTexts(adminCampaignsText)
  const [ending, askToEnd] = useState(false)
  const { move, busy } = useMove(campaign)
  const { state } = campaign
  if (state === 'ended') return null
  return (
    <div className="admin-campaign-acts">
      <AdminWaiting about={campaign.document.campaignId} />
      {state === 'running' ? (
        <Button look="line" busy={busy} onClick={() => void move('pause')}>
          {texts.pause}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void move('start')}>
          {state === 'paused' ? texts.carryOn : texts.start}
        </Button>
      )}
      {state === 'draft' ? null : (
        <Button look="line" onClick={() => askToEnd(true)}>
          {texts.end}
        </Button>
      )}
      {ending ? <EndDialog campaign={campaign} onClose={() => askToEnd(false)} /> : null}
    </div>
  )
}

function useMove({ document: { campaignId } }: CampaignWire) {
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const move = async (wanted: CampaignMove): Promise<void> => {
    if (busy) return
    setBusy(true)
    const result = await callAdmin(moveCampaign, { campaignId, move: wanted })
    setBusy(false)
    if (!result.ok) return toast('error', result.msg)
    told(result.data, wanted, language)
  }
  return { move, busy }
}

function told(campaign: CampaignWire, wanted: CampaignMove, language: 'en' | 'zh'): void {
  answerDeskQuery(getCampaign, { campaignId: campaign.document.campaignId }, campaign)
  askAgain(listCampaigns)
  askAgain(listApprovals)
  if (wanted === 'start' && campaign.state !== 'running') toast('success', adminApprovalsText.waits[language])
  else if (campaign.state !== 'draft') toast('success', campaignMovedText[campaign.state][language])
}

function EndDialog({ campaign, onClose }: Props & { onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const { campaignId, name } = campaign.document
  const form = useDeskForm<MoveCampaignInput>(MoveCampaignInput, { campaignId, move: 'end' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(moveCampaign, input)
    if (!result.ok) return form.refuse(result)
    told(result.data, 'end', language)
    return onClose()
  })
  return (
    <DeskDialog title={texts.end} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.end} busy={form.busy} refusal={form.refusal}>
        <p>
          <b>{name[language]}</b>
        </p>
        <p>{texts.endWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
